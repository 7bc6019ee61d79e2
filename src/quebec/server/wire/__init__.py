"""The payloads of requests and responses. All of them are in the OpenAPI description."""
