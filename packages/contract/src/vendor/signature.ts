/**
 * How calls and answers of the vendor family are signed.
 *
 * The signed bytes of a call are the ASCII text
 * `v1\nPOST\n<path>\n<vendor>\n<key id>\n<timestamp>\n<nonce>\n` followed by the raw body; of an
 * answer `v1\nANSWER\n<http status>\n<vendor>\n<key id>\n<timestamp>\n<nonce of the call>\n` followed
 * by the raw body. Signature: base64 of Ed25519 (RFC 8032), or hex of HMAC-SHA256 for keys
 * of that kind. The timestamp is milliseconds since 1970 and at most 60 s off; a nonce is used once.
 */
export const vendorHeaders = {
  vendor: 'x-trevo-vendor',
  keyId: 'x-trevo-key',
  timestamp: 'x-trevo-timestamp',
  nonce: 'x-trevo-nonce',
  signature: 'x-trevo-signature',
} as const

export const signatureSkewMs = 60_000

/** Text before the body of a call; `path` without host and query. */
export const callPrefix = (
  path: string,
  vendor: string,
  stamp: { keyId: string; timestamp: string; nonce: string },
): string => `v1\nPOST\n${path}\n${vendor}\n${stamp.keyId}\n${stamp.timestamp}\n${stamp.nonce}\n`

/** Text before the body of an answer; `nonce` is that of the call. */
export const answerPrefix = (
  httpStatus: number,
  vendor: string,
  stamp: { keyId: string; timestamp: string; nonce: string },
): string =>
  `v1\nANSWER\n${httpStatus}\n${vendor}\n${stamp.keyId}\n${stamp.timestamp}\n${stamp.nonce}\n`
