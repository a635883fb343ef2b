import { createHash } from 'node:crypto'
import type { Sealing } from '@trevo/platform/sealing.ts'
import type { SigningKeys } from '../signing/signing-keys.ts'
import type { PartyCall } from './ask-party.ts'

/** A call as the log keeps it: sealed, with our signature over its content. */
export type SealedCall = {
  readonly port: string
  readonly request_id: string
  readonly at: Date
  readonly outcome: PartyCall['outcome']
  readonly content: Buffer
  readonly content_hash: Buffer
  readonly key_id: string
  readonly signature: string
  readonly kept_until: Date
}

/** Portarias 722 and 1.143: five years. */
const keptYears = 5

const inYears = (at: Date, years: number): Date => {
  const end = new Date(at)
  end.setUTCFullYear(at.getUTCFullYear() + years)
  return end
}

const textOf = (hash: Buffer): string => `outside-call\n${hash.toString('hex')}`

/** Seals a call for the log. */
export const createSealCall =
  (sealing: Sealing, keys: Pick<SigningKeys, 'sign'>) =>
  ({ port, requestId, at, outcome, request, answer, proof }: PartyCall): SealedCall => {
    const content = JSON.stringify({ port, requestId, at, outcome, request, answer, proof })
    const hash = createHash('sha256').update(content).digest()
    const { keyId, signature } = keys.sign(textOf(hash))
    return {
      port,
      request_id: requestId,
      at,
      outcome,
      content: sealing.seal(content, `call ${requestId}`),
      content_hash: hash,
      key_id: keyId,
      signature,
      kept_until: inYears(at, keptYears),
    }
  }
