// The promise is beside its fulfilment.
