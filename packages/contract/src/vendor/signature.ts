/**
 * How calls and answers of the vendor family are signed.
 *
 * The signed bytes of a call are the ASCII text `v1\nPOST\n<path>\n<vendor>\n<key
 * id>\n<timestamp>\n<nonce>\n` followed by the raw body; of an answer `v1\nANSWER\n<http
 * status>\n<vendor>\n<key id>\n<timestamp>\n<nonce of the call>\n` followed by the raw body.
 * Signature: base64 of Ed25519 (RFC 8032), or hex of HMAC-SHA256 for keys of that kind. A nonce is
 * used once.
 *
 * Each side signs with its own secret, calls and answers alike, so nothing that one side signed can be
 * taken for the other's. A key id names both sides' secrets; several are valid while one replaces
 * another, and an answer names the key of its call.
 *
 * The timestamp is milliseconds since 1970 in 13 decimal digits and at most 60 s off; no sign, point,
 * exponent, space or other base. The path is signed without a query string, so a call with one (even a
 * lone `?`) is always INVALID_SIGNATURE.
 */
export const vendorHeaders = {
  vendor: 'x-trevo-vendor',
  keyId: 'x-trevo-key',
  timestamp: 'x-trevo-timestamp',
  nonce: 'x-trevo-nonce',
  signature: 'x-trevo-signature',
} as const

export const signatureSkewMs = 60_000

/** Whether a timestamp is correctly formatted and at most `signatureSkewMs` off. */
export const isTimely = (timestamp: string, nowMs: number): boolean =>
  /^[1-9]\d{12}$/.test(timestamp) && Math.abs(Number(timestamp) - nowMs) <= signatureSkewMs

/** The signed text before the body of a call; `path` without host; no call has a query. */
export const callPrefix = (
  path: string,
  vendor: string,
  stamp: { keyId: string; timestamp: string; nonce: string },
): string => `v1\nPOST\n${path}\n${vendor}\n${stamp.keyId}\n${stamp.timestamp}\n${stamp.nonce}\n`

/** The signed text before the body of an answer; `nonce` is that of the call. */
export const answerPrefix = (
  httpStatus: number,
  vendor: string,
  stamp: { keyId: string; timestamp: string; nonce: string },
): string =>
  `v1\nANSWER\n${httpStatus}\n${vendor}\n${stamp.keyId}\n${stamp.timestamp}\n${stamp.nonce}\n`
