"""Files generated from the API: its OpenAPI description, and the types in TypeScript."""
