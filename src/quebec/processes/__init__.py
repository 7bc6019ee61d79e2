"""Other processes: child processes with line-based I/O, and pools of workers for many tasks."""
