// This solution lays its views out in the controller.
