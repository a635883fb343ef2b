import { addDays } from '@trevo/calendar/time-zone.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { listDays, listLiability } from '../../repository/days.ts'
import { column, type Cell, type Make } from './make.ts'

/** At the end of each closed day of the span; of the last one the parts beside the players' funds too. */
export const makeLiability: Make = async ({ database: { db } }, { brandId, days, rowsMax }) => {
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

/** Pools as they are now, and at each closed day of the span. */
export const makeJackpots: Make = async (
  { database: { db }, jackpots },
  { brandId, days, rowsMax },
) => {
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
