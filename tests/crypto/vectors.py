#!/usr/bin/env python3
"""Creates and opens encrypted models without the library under test: hashlib derives the keys, python3-cryptography has
the ciphers.

vectors.py make FOLDER            writes the checked-in vectors, identical in every run
vectors.py open FOLDER            opens each FILE.onnxc with the secret in FILE.key and compares with FILE.plain
"""
import hashlib
import pathlib
import sys

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import padding
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305

SALT = 16
TAG = 16
NONCES = {b"ONNXCRY1": 16, b"ONNXCRY2": 12, b"ONNXCRY3": 12}


def key_of(secret, salt):
    """Parses a secret of the form "passphrase:TEXT" or "bytes:HEX"."""
    kind, _, value = secret.partition(b":")
    if kind == b"bytes":
        return bytes.fromhex(value.decode())
    return hashlib.pbkdf2_hmac("sha256", value, salt, 100_000, 32)


def seal(magic, secret, salt, nonce, payload):
    key = key_of(secret, salt)
    head = magic + salt + nonce
    if magic == b"ONNXCRY1":
        padder = padding.PKCS7(128).padder()
        cipher = Cipher(algorithms.AES(key), modes.CBC(nonce)).encryptor()
        return head + cipher.update(padder.update(payload) + padder.finalize()) + cipher.finalize()
    if magic == b"ONNXCRY2":
        sealed = ChaCha20Poly1305(key).encrypt(nonce, payload, None)
    else:
        sealed = AESGCM(key).encrypt(nonce, payload, head)
    return head + sealed[-TAG:] + sealed[:-TAG]


def unseal(secret, data):
    magic, salt = data[:8], data[8 : 8 + SALT]
    end = 8 + SALT + NONCES[magic]
    nonce = data[8 + SALT : end]
    key = key_of(secret, salt)
    if magic == b"ONNXCRY1":
        cipher = Cipher(algorithms.AES(key), modes.CBC(nonce)).decryptor()
        unpadder = padding.PKCS7(128).unpadder()
        return unpadder.update(cipher.update(data[end:]) + cipher.finalize()) + unpadder.finalize()
    tag, ciphertext = data[end : end + TAG], data[end + TAG :]
    if magic == b"ONNXCRY2":
        return ChaCha20Poly1305(key).decrypt(nonce, ciphertext + tag, None)
    return AESGCM(key).decrypt(nonce, ciphertext + tag, data[:end])


def block(number, content):
    assert len(content) < 128
    return bytes([number << 3 | 2, len(content)]) + content


def small_model():
    """Returns a model with ir_version 8 and a graph "vector" with the initializer "w", float[4]."""
    weights = bytes.fromhex("0000803f 00000040 00004040 00008040")
    tensor = b"\x08\x04" + b"\x10\x01" + block(8, b"w") + block(9, weights)
    graph = block(2, b"vector") + block(5, tensor)
    return b"\x08\x08" + block(2, b"vectors.py") + block(7, graph)


def whole_blocks():
    """Returns the model with a doc_string that makes its size a multiple of the AES block size, so that the padding is
    a block of its own."""
    model = small_model()
    return model + block(6, b"d" * (-(len(model) + 2) % 16))


def fixed_bytes(label, size):
    return hashlib.sha256(label.encode()).digest()[:size]


PAYLOADS = {
    "model": small_model(),
    "empty": b"",
    "whole_blocks": whole_blocks(),
}
PASSPHRASE = b"passphrase:correct horse"
SECRETS = {
    "passphrase": PASSPHRASE,
    "utf8": "passphrase:Schlüssel 鍵".encode(),
    "bytes": b"bytes:" + hashlib.sha256(b"key").hexdigest().encode(),
}


def make(folder):
    kinds = [("model", name, secret) for name, secret in SECRETS.items()]
    kinds += [(name, "passphrase", PASSPHRASE) for name in PAYLOADS if name != "model"]
    for magic, nonce_size in NONCES.items():
        for payload, secret_name, secret in kinds:
            name = f"{magic.decode()}_{payload}_{secret_name}"
            salt = fixed_bytes("salt " + name, SALT)
            nonce = fixed_bytes("nonce " + name, nonce_size)
            (folder / f"{name}.onnxc").write_bytes(seal(magic, secret, salt, nonce, PAYLOADS[payload]))
            (folder / f"{name}.key").write_bytes(secret)
            (folder / f"{name}.plain").write_bytes(PAYLOADS[payload])


def open_all(folder):
    count = 0
    for path in sorted(folder.glob("*.onnxc")):
        secret = path.with_suffix(".key").read_bytes()
        try:
            payload = unseal(secret, path.read_bytes())
        except (InvalidTag, ValueError) as error:
            sys.exit(f"{path}: {error!r}")
        if payload != path.with_suffix(".plain").read_bytes():
            sys.exit(f"{path}: another payload")
        count += 1
    print(f"{count} opened")
    if count == 0:
        sys.exit("nothing to open")


def main():
    command, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    {"make": make, "open": open_all}[command](folder)


main()
