"""Stands in for google.protobuf.runtime_version: modules that any version of protoc generated are welcome."""

import enum


class Domain(enum.Enum):
    GOOGLE_INTERNAL = 1
    PUBLIC = 2


class VersionError(Exception):
    """Never raised here."""


def ValidateProtobufRuntimeVersion(gen_domain, gen_major, gen_minor, gen_patch, gen_suffix, location):
    """Nothing depends on the version here."""
