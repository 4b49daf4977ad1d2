// Step 2 has not begun.
