"""Other processes: children that are spoken with in lines, and pools of workers for many tasks."""
