/// A stand-in for Apple's OSLog, which shows all of `os`. Reading the log back (`OSLogStore`) does not exist.
@_exported import os
