import type { Clock } from '@trevo/platform/clock.ts'
import type { z } from 'zod'
import type { Party } from './parties-file.ts'
import { readBounded } from './read-bounded.ts'
import { findAnswerFault, type AnswerFault } from './read-signed-answer.ts'

/** One request and what became of it, for the log. */
export type PartyCall = {
  readonly port: string
  readonly requestId: string
  readonly at: Date
  /** JSON; pictures are left out by the caller. */
  readonly request: string
  /** As it arrived; null if nothing did. */
  readonly answer: string | null
  /** The headers that prove who answered. */
  readonly proof: Readonly<Record<string, string>>
  readonly outcome: 'answered' | NoAnswer
}

/** Why a party counts as not having answered. */
export type NoAnswer =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'malformed'
  | 'too_long'
  | AnswerFault

export type PartyAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value; readonly call: PartyCall }
  | { readonly kind: 'none'; readonly call: PartyCall }

const answerBytesMax = 100_000
const proofHeaders = ['signature-input', 'signature', 'content-digest', 'x-request-id', 'date']

const proofOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    proofHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value.slice(0, 1_000)]]
    }),
  )

type Received = Pick<PartyCall, 'answer' | 'proof'> & { readonly outcome: NoAnswer | undefined }

const nothing = (outcome: NoAnswer): Received => ({ answer: null, proof: {}, outcome })

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')

/**
 * Asks a party by its JSON protocol (docs/checks-protocol.md). Only an answer with status 200 that the party signed
 * for this very request, within five minutes, counts; everything else is no answer, with why. Never throws.
 */
export const createAskParty =
  (party: Party, { clock, timeoutMs }: { readonly clock: Clock; readonly timeoutMs: number }) =>
  async <Value>(
    asked: {
      readonly port: string
      readonly path: string
      readonly requestId: string
      readonly body: unknown
      /** What of the body is logged. */
      readonly logged: unknown
    },
    answerOf: z.ZodType<Value>,
  ): Promise<PartyAnswer<Value>> => {
    const { port, path, requestId, body, logged } = asked
    const receive = async (): Promise<Received> => {
      try {
        const response = await fetch(new URL(path, party.url), {
          method: 'POST',
          redirect: 'error',
          headers: {
            authorization: `Bearer ${party.token}`,
            'content-type': 'application/json',
            'x-request-id': requestId,
          },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeoutMs),
        })
        const content = await readBounded(response, answerBytesMax)
        if (!content) return nothing('too_long')
        const { status, headers } = response
        const received = { answer: content.toString('utf8'), proof: proofOf(headers) }
        const known = { keyId: party.keyId, publicKey: party.publicKey }
        const fault = findAnswerFault(
          { status, headers, body: content },
          { known, requestId, now: clock.now() },
        )
        return { ...received, outcome: fault ?? (status === 200 ? undefined : 'refused') }
      } catch (error) {
        return nothing(isTimeout(error) ? 'timeout' : 'unreachable')
      }
    }
    const at = clock.now()
    const { outcome, ...received } = await receive()
    const call = { port, requestId, at, request: JSON.stringify(logged), ...received }
    if (outcome !== undefined) return { kind: 'none', call: { ...call, outcome } }
    const parsed = answerOf.safeParse(readJson(received.answer))
    return parsed.success
      ? { kind: 'answered', value: parsed.data, call: { ...call, outcome: 'answered' } }
      : { kind: 'none', call: { ...call, outcome: 'malformed' } }
  }

const readJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
