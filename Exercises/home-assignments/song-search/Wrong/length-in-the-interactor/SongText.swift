// See SongSearchInteractor.swift.
