"""Operating a server: readiness, metrics, logs."""
