"""What the API says of itself, in files: its description, and the same as TypeScript."""
