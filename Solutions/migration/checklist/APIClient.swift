// Nobody asks the old client any more: this file can be deleted.
