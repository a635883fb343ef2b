import type {
  OpsRound,
  OpsRoundDetail,
  StatementRun,
  VendorHealth,
} from '../../../../packages/contract/src/ops/rounds.ts'
import {
  listVendorHealth,
  listVendorRounds,
  listStatementRuns,
  showRound,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command } from '../command.ts'
import { Declined, requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const describeRounds = (rounds: readonly OpsRound[]): string[] =>
  rounds.length === 0
    ? ['No such round.']
    : rows([
        ['began at', 'vendor', 'round', 'account', 'game', 'stake', 'payout', 'status'],
        ...rounds.map((one) => [
          at(one.startedAt),
          one.vendor,
          one.roundId,
          one.account,
          one.gameName,
          one.stake,
          one.payout,
          one.status,
        ]),
      ])

const describeRound = (one: OpsRoundDetail): string[] => [
  ...rows([
    ['round', one.roundId],
    ['vendor', one.vendor],
    ['account', one.account],
    ['game', one.gameName],
    ['status', one.status],
    ['stake', one.stake],
    ['payout', one.payout],
    ['shown at', one.detailUrl ?? '-'],
  ]),
  '',
  ...rows([
    ['placed at', 'vendor’s id', 'stake', 'payout', 'status'],
    ...one.bets.map((bet) => [at(bet.at), bet.transactionId, bet.stake, bet.payout, bet.status]),
  ]),
  ...(one.incidents.length === 0
    ? []
    : [
        '',
        ...rows([
          ['incident at', 'what', 'about', 'resolved at', 'detail'],
          ...one.incidents.map((incident) => [
            at(incident.at),
            incident.what,
            incident.about,
            incident.resolvedAt === null ? '-' : at(incident.resolvedAt),
            JSON.stringify(incident.detail),
          ]),
        ]),
      ]),
]

const describeRuns = (runs: readonly StatementRun[]): string[] =>
  runs.length === 0
    ? ['No vendor tells its own record.']
    : rows([
        ['day', 'vendor', 'compared at', 'bets', 'differences'],
        ...runs.map((run) => [
          run.day,
          run.vendor,
          at(run.comparedAt),
          run.bets === null ? 'not told' : String(run.bets),
          String(run.differences),
        ]),
      ])

const describeVendors = (vendors: readonly VendorHealth[]): string[] =>
  vendors.length === 0
    ? ['No vendor took a stake in the last two days.']
    : rows([
        ['vendor', 'open rounds', 'oldest began at', 'incidents', 'under way', 'launches'],
        ...vendors.map((one) => [
          one.vendor,
          String(one.openRounds),
          one.oldestOpenAt === null ? '-' : at(one.oldestOpenAt),
          String(one.openIncidents),
          `${one.underWay} of ${one.underWayMax}`,
          one.launchesStopped ? 'stopped' : 'open',
        ]),
      ])

const statuses = ['open', 'settled', 'rolled_back'] as const

const statusOf = (given: string | undefined): (typeof statuses)[number] | undefined => {
  const status = statuses.find((one) => one === given)
  if (given !== undefined && !status)
    throw new Declined(`A state is one of ${statuses.join(', ')}.`)
  return status
}

export const rounds: readonly Command[] = [
  {
    words: ['rounds', 'list'],
    usage: 'rounds list [--vendor V] [--state open] [--older HOURS] [--days N]',
    what: 'rounds of all vendors, newest first',
    needs: [],
    run: async ({ api }, { vendor, state, older, days }) => {
      const query = {
        ...(vendor !== undefined && { vendor }),
        ...(state !== undefined && { status: statusOf(state) }),
        ...(older !== undefined && { olderThanHours: Number(older) }),
        ...(days !== undefined && { days: Number(days) }),
      }
      const value = await requireValue(api.call(listVendorRounds, { query }))
      return { value, lines: describeRounds(value.rounds) }
    },
  },
  {
    words: ['rounds', 'show'],
    usage: 'rounds show ID --vendor V',
    what: 'one of them with its stakes, incidents and replay',
    needs: ['id', 'vendor'],
    run: async ({ api }, { id = '', vendor = '' }) => {
      const value = await requireValue(api.call(showRound, { query: { vendor, roundId: id } }))
      return { value, lines: describeRound(value) }
    },
  },
  {
    words: ['rounds', 'vendors'],
    usage: 'rounds vendors',
    what: 'how each vendor stands: open rounds, incidents, stopped launches',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listVendorHealth))
      return { value, lines: describeVendors(value.vendors) }
    },
  },
  {
    words: ['rounds', 'statements'],
    usage: 'rounds statements',
    what: 'the nights’ comparisons with vendors’ records',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listStatementRuns, { query: {} }))
      return { value, lines: describeRuns(value.runs) }
    },
  },
]
