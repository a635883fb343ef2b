import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** RSA with SHA-256 over the raw body, base64. */
export const signBody = (key: KeyObject, body: Uint8Array): string =>
  sign('sha256', body, key).toString('base64')

/** Whether one of the keys signed exactly these bytes. */
export const isBodySigned = (
  keys: readonly KeyObject[],
  signature: string,
  body: Uint8Array,
): boolean => {
  const bytes = Buffer.from(signature, 'base64')
  return keys.some((key) => verify('sha256', body, key, bytes))
}

/** Opens a public RSA key, PEM text. @throws for any other kind of key, or one shorter than 2,048 bits. */
export const openRsaKey = (pem: string): KeyObject => {
  const key = createPublicKey(pem)
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key')
  if (bits < 2_048) throw new Error(`an RSA key of ${bits} bits is too short`)
  return key
}
