"""What notices are sent to, on loopback: a push service with browsers behind it, a webhook, and a
mail server. They check what real ones would check, and decrypt as a browser does."""
