import { createDatabase } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { listSettled } from '../../modules/bets/index.ts'
import type { TimelineSource } from '../../modules/members/index.ts'
import type { KindDefinition } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'
import { statementKinds } from '../movements/describe-movements.ts'
import { groupBets } from './group-bets.ts'
import type { GameName, Known } from './known.ts'

/** Movements of play are one line for a spell of it, from the bets. */
const playPrefixes = ['play.', 'lottery.', 'sportsbook.', 'jackpots.']
const isMoney = ({ kind, typeCode }: KindDefinition): boolean =>
  typeCode !== 0 && !playPrefixes.some((prefix) => kind.startsWith(prefix))
const moneyKinds = statementKinds.filter(isMoney).map(({ kind }) => kind)

/** Bets looked at for one page: more of the same game become one line. */
const betsMax = 500
const dayMs = 86_400_000

const seqOf = (before: string | undefined): bigint | undefined =>
  before === undefined ? undefined : BigInt(/^\d{1,18}$/.test(before) ? before : '0')

/** What the ledger says of a member's money apart from play, and what they played. */
export const timelineSources = (
  { pools, clock }: Platform,
  { wallet }: Pick<Known, 'wallet'>,
  gameName: GameName,
): TimelineSource[] => {
  const { db } = createDatabase<Record<never, never>>(pools.requests)
  return [
    {
      name: 'money',
      group: 'money',
      list: async ({ memberId, before, limit }) => {
        const to = new Date(clock.now().getTime() + dayMs)
        const seq = seqOf(before)
        const lines = await wallet.listStatement({
          memberId,
          from: new Date(0),
          to,
          kinds: moneyKinds,
          limit,
          ...(seq !== undefined && { before: seq }),
        })
        return lines.map((line) => ({
          place: String(line.seq),
          item: {
            at: line.at.toISOString(),
            group: 'money',
            kind: line.kind,
            name: null,
            operator: null,
            text: null,
            amount: formatMoney(line.amountMinor),
            reference:
              line.reference?.['endToEndId'] ?? line.reference?.['depositId'] ?? line.txnId,
          },
        }))
      },
    },
    {
      name: 'play',
      group: 'play',
      list: async ({ memberId, before, limit, language }) => {
        const place = seqOf(before)?.toString()
        const bets = await listSettled(db, memberId, { before: place, limit: betsMax })
        return groupBets(bets)
          .slice(0, limit)
          .map(({ first, last, count, resultMinor }) => ({
            place: first.place,
            item: {
              at: last.placedAt.toISOString(),
              group: 'play',
              kind: first.product,
              name: gameName(first, language),
              operator: null,
              text: String(count),
              amount: formatMoney(resultMinor),
              reference: count === 1 ? first.roundId : null,
            },
          }))
      },
    },
  ]
}
