import type { HeldCredit } from '../../../../packages/contract/src/ops/held-credits.ts'
import {
  listHeldCredits,
  refuseHeldCredit,
  releaseHeldCredit,
  showHeldCredit,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const creditOf = ({ id = '' }: Given) => ({ creditId: id })

const describeCredits = (credits: readonly HeldCredit[]): string[] =>
  credits.length === 0
    ? ['No credit is held.']
    : rows([
        ['credit', 'held at', 'account', 'vendor', 'game', 'stake', 'credit', 'could be', 'paid'],
        ...credits.map((one) => [
          one.creditId,
          at(one.heldAt),
          one.account,
          one.vendor,
          one.gameName,
          one.stake,
          one.amount,
          one.cap,
          one.paid,
        ]),
      ])

const describeCredit = (one: HeldCredit): string[] => [
  ...rows([
    ['credit', one.creditId],
    ['account', one.account],
    ['status', one.status],
    ['amount', `${one.amount} for a stake of ${one.stake}`],
    ['could be', `${one.cap} in all, of which ${one.paid} was paid`],
    ['game', `${one.gameName} (${one.vendor})`],
    ['round', one.roundId],
    ['vendor’s ids', `${one.transactionId} for ${one.referenceTransactionId}`],
  ]),
  '',
  ...rows(
    one.events.map(({ kind, at: when, operator, reason }) => [
      at(when),
      kind,
      operator ?? '',
      reason ?? '',
    ]),
  ),
]

const decided = (end: string, value: HeldCredit) => ({
  value,
  lines: [end, '', ...describeCredit(value)],
})

export const credits: readonly Command[] = [
  {
    words: ['credits', 'held'],
    usage: 'credits held',
    what: 'vendors’ credits above what their game can pay',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listHeldCredits, { query: {} }))
      return { value, lines: describeCredits(value.credits) }
    },
  },
  {
    words: ['credits', 'show'],
    usage: 'credits show ID',
    what: 'one of them with its history',
    needs: ['id'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(showHeldCredit, { params: creditOf(given) }))
      return { value, lines: describeCredit(value) }
    },
  },
  {
    words: ['credits', 'release'],
    usage: 'credits release ID --reason TEXT',
    what: 'pays it to the member; a large one once two persons said so',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const body = { reason: given.reason ?? '' }
      const asked = api.call(releaseHeldCredit, { params: creditOf(given), body })
      const value = await requireValue(asked)
      const isDone = value.status === 'released'
      return decided(isDone ? 'Released.' : 'Noted. Another person must say so too.', value)
    },
  },
  {
    words: ['credits', 'refuse'],
    usage: 'credits refuse ID --reason TEXT',
    what: 'the house keeps it; the member is not paid',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const body = { reason: given.reason ?? '' }
      const asked = api.call(refuseHeldCredit, { params: creditOf(given), body })
      return decided('Refused.', await requireValue(asked))
    },
  },
]
