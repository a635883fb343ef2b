import { formatMoney } from '@trevo/money/money.ts'
import {
  addSums,
  grossRevenueOf,
  netRevenueOf,
  noSums,
  returnBpOf,
  type Sums,
} from '../../domain/sums.ts'
import { countPlayers, sumDays } from '../../repository/sums.ts'
import { column, instantsOf, type Cell, type Make } from './make.ts'

/** Play by title, with the paytables it was played by and what its maker declares of the last of them. */
export const makePerformance: Make = async (needs, order) => {
  const {
    database: { db },
    catalogue,
  } = needs
  const { brandId, days, language, rowsMax } = order
  const names = catalogue.names(language)
  const paytables = await catalogue.paytablesIn(instantsOf(needs, order))
  const rows = (await sumDays(db, brandId, days, 'game')).filter(
    (row) => row.stakes_minor !== 0n || row.prizes_minor !== 0n,
  )
  const players = await countPlayers(db, brandId, days, 'game')
  const all = await countPlayers(db, brandId, days, 'all')
  const total = rows.reduce<Sums>(addSums, noSums)
  const cellsOf = (sums: Sums, count: number): Cell[] => [
    Number(sums.stake_count),
    count,
    formatMoney(sums.stakes_minor),
    formatMoney(sums.prizes_minor),
    formatMoney(grossRevenueOf(sums)),
    returnBpOf(sums),
  ]
  return {
    isCut: rows.length > rowsMax,
    sheet: {
      columns: [
        column('title', 'text'),
        column('paytable', 'text'),
        column('product', 'product'),
        column('vendor', 'text'),
        column('plays', 'count'),
        column('players', 'count'),
        column('stakes', 'money'),
        column('prizes', 'money'),
        column('grossRevenue', 'money'),
        column('returned', 'rate'),
        column('declared', 'rate'),
      ],
      rows: rows
        .toSorted((a, b) => Number(b.stakes_minor - a.stakes_minor))
        .slice(0, rowsMax)
        .map((row) => {
          const nodeId = Number(row.key)
          const game = catalogue.gameOf(nodeId)
          const played = paytables.get(nodeId) ?? []
          return [
            names.get(nodeId) ?? (nodeId === -1 ? 'Sportsbook' : row.key),
            played.flatMap(({ version }) => version ?? []).join(', '),
            game?.product ?? (nodeId === -1 ? 'SPORTS' : ''),
            game?.vendor ?? '',
            ...cellsOf(row, players.get(row.key) ?? 0),
            played.at(-1)?.declaredBp ?? null,
          ]
        }),
      total: [null, null, null, null, ...cellsOf(total, all.get('') ?? 0), null],
    },
  }
}

/** Revenue of the operator by day. */
export const makeRevenue: Make = async ({ database: { db } }, { brandId, days, rowsMax }) => {
  const rows = await sumDays(db, brandId, days, 'day')
  const cellsOf = (sums: Sums): Cell[] => [
    formatMoney(sums.stakes_minor),
    formatMoney(sums.prizes_minor),
    formatMoney(grossRevenueOf(sums)),
    returnBpOf(sums),
    formatMoney(sums.given_minor),
    formatMoney(sums.commission_minor),
    formatMoney(sums.adjustments_minor),
    formatMoney(netRevenueOf(sums)),
    formatMoney(sums.deposits_minor),
    formatMoney(sums.withdrawals_minor),
  ]
  return {
    isCut: rows.length > rowsMax,
    sheet: {
      columns: [
        column('day', 'day'),
        column('stakes', 'money'),
        column('prizes', 'money'),
        column('grossRevenue', 'money'),
        column('returned', 'rate'),
        column('given', 'money'),
        column('commission', 'money'),
        column('adjustments', 'money'),
        column('netRevenue', 'money'),
        column('deposits', 'money'),
        column('withdrawals', 'money'),
      ],
      rows: rows
        .toReversed()
        .slice(0, rowsMax)
        .map((row) => [row.key, ...cellsOf(row)]),
      total: [null, ...cellsOf(rows.reduce<Sums>(addSums, noSums))],
    },
  }
}
