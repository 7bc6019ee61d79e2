"""The structures that go over the wire, in and out. All of them are in the OpenAPI description."""
