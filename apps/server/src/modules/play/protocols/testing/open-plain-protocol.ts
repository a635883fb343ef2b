import { z } from 'zod'
import { judgementOf, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import type { SessionOpened } from '../../rounds/service/open-session.ts'
import type { Call, CallAnswer, OpenProtocol } from '../protocol.ts'

/** The allowed callers, and the header that names the vendor. */
export type PlainVendor = { readonly vendor: string; readonly secret: string }

const centavo = 100n

const Enter = z.object({ ticket: z.string() })
const Stake = z.object({
  id: z.string(),
  session: z.string(),
  who: z.string(),
  game: z.string(),
  round: z.string(),
  cents: z.int(),
})
const Win = z.object({
  id: z.string(),
  stake: z.string(),
  who: z.string(),
  round: z.string(),
  cents: z.int(),
})
const Cancel = z.object({ id: z.string(), undo: z.string(), who: z.string(), round: z.string() })

const answer = (status: number, body: object): CallAnswer => ({
  status,
  headers: ['content-type', 'application/json'],
  body: JSON.stringify(body),
})

const told = (ended: RoundOutcome | SessionOpened): object => {
  if (ended.kind === 'refused') return { error: ended.refusal }
  const cents = String(ended.balanceMinor / centavo)
  if (ended.kind === 'done') return { cents, again: ended.repeated }
  return { cents, session: ended.session.sessionToken, who: ended.session.playerRef }
}

/**
 * A protocol as different from the seamless wallet v1 as possible: a shared secret in a header, whole centavos,
 * other status words, a refusal as HTTP 409.
 */
export const openPlainProtocol =
  ({ vendor, secret }: PlainVendor): OpenProtocol =>
  (rounds, needs) => {
    const serve =
      <Message>(
        shape: z.ZodType<Message>,
        order: (message: Message) => Promise<RoundOutcome | SessionOpened>,
      ) =>
      async ({ request, bytes }: Call): Promise<CallAnswer> => {
        if (request.headers['x-secret'] !== secret) return answer(403, { error: 'secret' })
        const parsed = shape.safeParse(JSON.parse(bytes.toString('utf8')))
        if (!parsed.success) {
          needs.judge(vendor, 'fault')
          return answer(400, { error: 'shape' })
        }
        const ended = await order(parsed.data)
        needs.judge(vendor, ended.kind === 'refused' ? judgementOf(ended.refusal) : 'good')
        return answer(ended.kind === 'refused' ? 409 : 200, told(ended))
      }
    const common = { vendor, currency: 'BRL', roundClosed: true }
    const amountOf = (cents: number): bigint => BigInt(cents) * centavo
    return {
      calls: new Map([
        ['/vendor/plain/enter', serve(Enter, ({ ticket }) => rounds.openSession(vendor, ticket))],
        [
          '/vendor/plain/stake',
          serve(Stake, ({ id, session, who, game, round, cents }) =>
            rounds.takeStake({
              ...common,
              txnId: id,
              sessionToken: session,
              playerRef: who,
              gameCode: game,
              roundId: round,
              amountMinor: amountOf(cents),
            }),
          ),
        ],
        [
          '/vendor/plain/win',
          serve(Win, ({ id, stake, who, round, cents }) =>
            rounds.payOut({
              ...common,
              txnId: id,
              debitTxn: stake,
              playerRef: who,
              roundId: round,
              amountMinor: amountOf(cents),
            }),
          ),
        ],
        [
          '/vendor/plain/cancel',
          serve(Cancel, ({ id, undo, who, round }) =>
            rounds.reverse({
              ...common,
              txnId: id,
              reverses: undo,
              playerRef: who,
              roundId: round,
            }),
          ),
        ],
      ]),
      unanswered: {
        tooLong: answer(413, { error: 'long' }),
        busy: answer(503, { error: 'busy' }),
        limited: answer(429, { error: 'limited' }),
        failed: answer(500, { error: 'failed' }),
      },
    }
  }
