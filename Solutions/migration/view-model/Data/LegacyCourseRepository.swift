// The adapter has done its work: this file can be deleted.
