import { addDays, dayIn, instantIn } from '@trevo/calendar/time-zone.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  ReportName,
  ReportPeriod,
  Sheet,
  SheetColumn,
  showReport,
} from '@trevo/contract/ops/reports.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { daysOf, type Days } from '../domain/days.ts'
import {
  addSums,
  grossRevenueOf,
  netRevenueOf,
  noSums,
  returnBpOf,
  type Sums,
} from '../domain/sums.ts'
import type { ReportsNeeds } from '../needs.ts'
import { findLastDay, listDays, listLiability } from '../repository/days.ts'
import { listEvents } from '../repository/events.ts'
import { countPlayers, findFirstDay, sumDays } from '../repository/sums.ts'

/** What a report is made for. `rowsMax` bounds the lists among them. */
export type ReportOrder = {
  readonly brandId: number
  readonly language: Language
  readonly days: Days
  readonly rowsMax: number
}

type Cell = Sheet['rows'][number][number]
type Made = { readonly sheet: Sheet; readonly isCut: boolean }
type Make = (needs: ReportsNeeds, order: ReportOrder) => Promise<Made>

const column = (key: string, kind: SheetColumn['kind']): SheetColumn => ({ key, kind })

const makePerformance: Make = async ({ database: { db }, catalogue }, order) => {
  const { brandId, days, language, rowsMax } = order
  const names = catalogue.names(language)
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
          return [
            names.get(nodeId) ?? (nodeId === -1 ? 'Sportsbook' : row.key),
            game?.product ?? (nodeId === -1 ? 'SPORTS' : ''),
            game?.vendor ?? '',
            ...cellsOf(row, players.get(row.key) ?? 0),
            catalogue.declaredReturnOf(nodeId) ?? null,
          ]
        }),
      total: [null, null, null, ...cellsOf(total, all.get('') ?? 0), null],
    },
  }
}

const makeRevenue: Make = async ({ database: { db } }, { brandId, days, rowsMax }) => {
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

/** At the end of each closed day of the span; of the last one the parts beside the players' funds too. */
const makeLiability: Make = async ({ database: { db } }, { brandId, days, rowsMax }) => {
  const closed = (await listDays(db, brandId, addDays(days.to, 1), rowsMax + 1)).filter(
    ({ day }) => day >= days.from,
  )
  const rows = await Promise.all(
    closed.slice(0, rowsMax).map(async (day): Promise<Cell[]> => {
      const owed = await listLiability(db, brandId, day.day)
      const sumOf = (what: string): bigint =>
        owed.filter((one) => one.what === what).reduce((sum, one) => sum + one.amount_minor, 0n)
      const [open, jackpots] = [sumOf('open_stakes'), sumOf('jackpot')]
      return [
        day.day,
        formatMoney(day.available_minor),
        formatMoney(day.held_minor),
        formatMoney(open),
        owed
          .filter(({ what }) => what === 'open_stakes')
          .reduce((n, one) => n + Number(one.items), 0),
        formatMoney(jackpots),
        formatMoney(day.available_minor + day.held_minor + open + jackpots),
        owed[0]?.measured_at.toISOString() ?? null,
      ]
    }),
  )
  return {
    isCut: closed.length > rowsMax,
    sheet: {
      columns: [
        column('day', 'day'),
        column('available', 'money'),
        column('held', 'money'),
        column('openStakes', 'money'),
        column('openCount', 'count'),
        column('jackpots', 'money'),
        column('liability', 'money'),
        column('measuredAt', 'instant'),
      ],
      rows,
      total: null,
    },
  }
}

const makeJackpots: Make = async ({ database: { db }, jackpots }, { brandId, days, rowsMax }) => {
  const closed = (await listDays(db, brandId, addDays(days.to, 1), 366)).filter(
    ({ day }) => day >= days.from,
  )
  const kept = await Promise.all(
    closed.map(async ({ day }) =>
      (await listLiability(db, brandId, day))
        .filter(({ what }) => what === 'jackpot')
        .map(({ code, amount_minor: amountMinor, measured_at: at }): Cell[] => [
          code,
          day,
          formatMoney(amountMinor),
          at.toISOString(),
        ]),
    ),
  )
  const now = (await jackpots.listPools(brandId)).map(({ code, amountMinor }): Cell[] => [
    code,
    null,
    formatMoney(amountMinor),
    null,
  ])
  const rows = [...now, ...kept.flat()]
  return {
    isCut: rows.length > rowsMax,
    sheet: {
      columns: [
        column('jackpot', 'text'),
        column('day', 'day'),
        column('pool', 'money'),
        column('measuredAt', 'instant'),
      ],
      rows: rows.slice(0, rowsMax),
      total: null,
    },
  }
}

const instantsOf = ({ settings }: ReportsNeeds, { brandId, days }: ReportOrder) => {
  const zone = settings.timeZoneOf(brandId)
  return { from: instantIn(days.from, 0, zone), until: instantIn(addDays(days.to, 1), 0, zone) }
}

const makeAdjustments: Make = async (needs, order) => {
  const { brandId, rowsMax } = order
  const span = instantsOf(needs, order)
  const found = await needs.ledger.listAdjustments({ brandId, ...span, limit: rowsMax + 1 })
  const shown = found.slice(0, rowsMax)
  const usernames = await needs.members.usernamesOf(shown.map(({ memberId }) => memberId))
  return {
    isCut: found.length > rowsMax,
    sheet: {
      columns: [
        column('at', 'instant'),
        column('member', 'text'),
        column('amount', 'money'),
        column('cause', 'event'),
        column('reason', 'text'),
        column('asked', 'text'),
        column('decided', 'text'),
      ],
      rows: shown.map((one) => [
        one.at.toISOString(),
        usernames.get(one.memberId) ?? '',
        formatMoney(one.amountMinor),
        one.cause,
        one.reason,
        one.asked,
        one.decided,
      ]),
      total: [
        null,
        null,
        formatMoney(shown.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
        null,
        null,
        null,
        null,
      ],
    },
  }
}

const makeEvents: Make = async (needs, order) => {
  const { brandId, language, rowsMax } = order
  const found = await listEvents(needs.database.db, brandId, instantsOf(needs, order), rowsMax + 1)
  const shown = found.slice(0, rowsMax)
  const usernames = await needs.members.usernamesOf(shown.map((one) => one.member_id))
  const names = needs.catalogue.names(language)
  return {
    isCut: found.length > rowsMax,
    sheet: {
      columns: [
        column('at', 'instant'),
        column('event', 'event'),
        column('member', 'text'),
        column('title', 'text'),
        column('amount', 'money'),
        column('transfer', 'text'),
      ],
      rows: shown.map((one) => [
        one.at.toISOString(),
        one.kind,
        usernames.get(one.member_id) ?? '',
        names.get(one.node_id) ?? '',
        formatMoney(one.amount_minor),
        String(one.transfer_id),
      ]),
      total: null,
    },
  }
}

const makeOf: Readonly<Record<ReportName, Make>> = {
  performance: makePerformance,
  revenue: makeRevenue,
  liability: makeLiability,
  jackpots: makeJackpots,
  adjustments: makeAdjustments,
  events: makeEvents,
}

/** Makes a report, also for its export. */
export const makeReport = (needs: ReportsNeeds, name: ReportName, order: ReportOrder) =>
  makeOf[name](needs, order)

/** The days of a period of a brand. */
export const findDays = async (
  { database, clock, settings }: ReportsNeeds,
  brandId: number,
  period: ReportPeriod,
  on: string,
): Promise<Days> => {
  const today = dayIn(clock.now(), settings.timeZoneOf(brandId))
  return daysOf(period, on, (await findFirstDay(database.db, brandId)) ?? today)
}

const shownMax = 1_000

export const createShowReport =
  (needs: ReportsNeeds, countedUntil: () => Promise<Date>) =>
  async (asked: {
    readonly brandId: number
    readonly language: Language
    readonly name: ReportName
    readonly period: ReportPeriod
    readonly on: string
  }): Promise<Answer<typeof showReport>> => {
    const { brandId, language, name, period, on } = asked
    const counted = await countedUntil()
    const days = await findDays(needs, brandId, period, on)
    const made = await makeReport(needs, name, { brandId, language, days, rowsMax: shownMax })
    const last = await findLastDay(needs.database.db, brandId)
    return {
      ...days,
      ...made,
      closedThrough: last?.day ?? null,
      countedUntil: counted.toISOString(),
    }
  }
