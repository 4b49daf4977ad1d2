// Nobody asks the old API any more: this file can be deleted.
