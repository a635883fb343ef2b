import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

export type Signer = {
  readonly keyId: string
  /** Raw, base64. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/** A new Ed25519 key (RFC 8032). */
export const createSigner = (keyId: string): Signer => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  // RFC 8410: the raw key is the end of the DER.
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return { keyId, publicKey: raw.toString('base64'), privateKey }
}

/**
 * The headers that sign an answer: RFC 9530 for the body, RFC 9421, 2.5 and 3.1 for the signature. It covers the
 * status, the body and the id of the request that is answered.
 */
export const signAnswer = (
  signer: Signer,
  answer: {
    readonly status: number
    readonly body: string
    readonly requestId: string
    readonly createdSec: number
  },
): Record<string, string> => {
  const digest = createHash('sha256').update(answer.body).digest('base64')
  const covered = [
    ['@status', String(answer.status)],
    ['content-digest', `sha-256=:${digest}:`],
    ['x-request-id', answer.requestId],
  ] as const
  const list = covered.map(([name]) => `"${name}"`).join(' ')
  const params = `(${list});created=${answer.createdSec};keyid="${signer.keyId}"`
  const base = [
    ...covered.map(([name, value]) => `"${name}": ${value}`),
    `"@signature-params": ${params}`,
  ].join('\n')
  return {
    'content-digest': `sha-256=:${digest}:`,
    'x-request-id': answer.requestId,
    'signature-input': `answer=${params}`,
    signature: `answer=:${sign(null, Buffer.from(base), signer.privateKey).toString('base64')}:`,
  }
}
