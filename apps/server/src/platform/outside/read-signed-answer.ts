import { createHash, createPublicKey, verify } from 'node:crypto'

/** An HTTP message as its signature sees it: a value for each covered component. */
export type SignedMessage = {
  readonly components: ReadonlyMap<string, string>
  readonly signatureInput: string | undefined
  readonly signature: string | undefined
}

export type KnownKey = {
  readonly keyId: string
  /** Ed25519, raw, base64. */
  readonly publicKey: string
}

const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

const keyOf = ({ publicKey }: KnownKey) =>
  createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  })

const inputForm =
  /^([a-z][\w-]{0,40})=(\(((?:"[@a-z0-9-]+" ?){1,12})\);created=(\d{1,12});keyid="([\w.-]{1,64})"(?:;alg="ed25519")?)$/

/**
 * Verifies a signature by RFC 9421 (HTTP Message Signatures) with Ed25519 and returns what it covers and since
 * when; undefined if there is none, if it is by another key, or if a covered component is missing or changed.
 */
export const verifyMessage = (
  { components, signatureInput, signature }: SignedMessage,
  known: KnownKey,
): { readonly covered: readonly string[]; readonly createdSec: number } | undefined => {
  const parts = inputForm.exec(signatureInput ?? '')
  const [, label, params = '', names = '', created = '', keyId] = parts ?? []
  const signed = new RegExp(`^${label}=:([A-Za-z0-9+/]{86}==):$`).exec(signature ?? '')
  if (!parts || !signed || keyId !== known.keyId) return undefined
  const covered = names
    .trim()
    .split(' ')
    .map((name) => name.slice(1, -1))
  const lines: string[] = []
  for (const name of covered) {
    const value = components.get(name)
    if (value === undefined) return undefined
    lines.push(`"${name}": ${value}`)
  }
  // RFC 9421, 2.5: the parameters themselves are the last line.
  const base = [...lines, `"@signature-params": ${params}`].join('\n')
  const isRight = verify(
    null,
    Buffer.from(base),
    keyOf(known),
    Buffer.from(signed[1] ?? '', 'base64'),
  )
  return isRight ? { covered, createdSec: Number(created) } : undefined
}

/** RFC 9530. */
export const digestOf = (body: Buffer): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

const mustCover = ['@status', 'content-digest', 'x-request-id'] as const
const apartMaxSec = 300

export type AnswerFault = 'unsigned' | 'changed' | 'replayed' | 'stale'

/**
 * Why an answer does not count: it is not signed by the party over its status, body and our request's id; its body
 * is another; it answers another request; it was made more than five minutes from now. Undefined if it counts.
 */
export const findAnswerFault = (
  answer: { readonly status: number; readonly headers: Headers; readonly body: Buffer },
  {
    known,
    requestId,
    now,
  }: { readonly known: KnownKey; readonly requestId: string; readonly now: Date },
): AnswerFault | undefined => {
  const { status, headers, body } = answer
  const digest = headers.get('content-digest') ?? ''
  const answered = headers.get('x-request-id') ?? ''
  const verified = verifyMessage(
    {
      components: new Map([
        ['@status', String(status)],
        ['content-digest', digest],
        ['x-request-id', answered],
      ]),
      signatureInput: headers.get('signature-input') ?? undefined,
      signature: headers.get('signature') ?? undefined,
    },
    known,
  )
  if (!verified || !mustCover.every((name) => verified.covered.includes(name))) return 'unsigned'
  if (digest !== digestOf(body)) return 'changed'
  if (answered !== requestId) return 'replayed'
  const apartSec = Math.abs(now.getTime() / 1000 - verified.createdSec)
  return apartSec > apartMaxSec ? 'stale' : undefined
}
