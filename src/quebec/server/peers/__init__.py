"""The other processes of the same server: news between them, and who does what."""
