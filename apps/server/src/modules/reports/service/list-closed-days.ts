import { addDays } from '@trevo/calendar/time-zone.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listClosedDays } from '@trevo/contract/ops/ledger/reports.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { hashDay } from '../domain/hash-day.ts'
import { addSums, grossRevenueOf, noSums, type Sums } from '../domain/sums.ts'
import type { ReportsNeeds } from '../needs.ts'
import { listCorrections, listDays, listLines } from '../repository/days.ts'
import { sumHoursByDay } from '../repository/sums.ts'

type Asked = {
  readonly brandId: number
  readonly before?: string | undefined
  readonly pageSize: number
  readonly language: Language
}

/** Closed days with their hashes, worked out again from the stored lines and compared with the hours. */
export const createListClosedDays =
  ({ database: { db }, catalogue }: Pick<ReportsNeeds, 'database' | 'catalogue'>) =>
  async ({
    brandId,
    before,
    pageSize,
    language,
  }: Asked): Promise<Answer<typeof listClosedDays>> => {
    // One more than the page: the day before is part of each hash.
    const days = await listDays(db, brandId, before, withExtra(pageSize))
    const { shown, next } = cutPage(days, pageSize, ({ day }) => day)
    const [newest, oldest] = [shown[0], shown.at(-1)]
    if (!newest || !oldest) return { list: [], next: null }
    const lines = Map.groupBy(
      await listLines(db, brandId, oldest.day, newest.day),
      ({ day }) => day,
    )
    const hours = await sumHoursByDay(db, brandId, { from: oldest.day, to: newest.day })
    const corrections = await listCorrections(db, brandId, oldest.day, newest.day)
    const names = catalogue.names(language)
    const byDay = new Map(days.map((one) => [one.day, one]))
    const list = shown.map((one) => {
      const of = lines.get(one.day) ?? []
      const sums = of.reduce<Sums>(addSums, noSums)
      const hash = hashDay(byDay.get(addDays(one.day, -1))?.hash ?? Buffer.alloc(32), {
        brandId,
        day: one.day,
        players: one.players,
        availableMinor: one.available_minor,
        heldMinor: one.held_minor,
        lines: of,
      })
      const counted = hours.get(one.day) ?? noSums
      return {
        day: one.day,
        closedAt: one.closed_at.toISOString(),
        players: Number(one.players),
        stakes: formatMoney(sums.stakes_minor),
        prizes: formatMoney(sums.prizes_minor),
        grossRevenue: formatMoney(grossRevenueOf(sums)),
        playerFunds: formatMoney(one.available_minor + one.held_minor),
        hash: one.hash.toString('hex'),
        isIntact: hash.equals(one.hash),
        late: formatMoney(grossRevenueOf(counted) - grossRevenueOf(sums)),
        corrections: corrections
          .filter(({ day }) => day === one.day)
          .map((correction) => ({
            transferId: String(correction.transfer_id),
            at: correction.at.toISOString(),
            game: names.get(correction.node_id) ?? '',
            kind: correction.kind,
            amount: formatMoney(correction.amount_minor),
          })),
      }
    })
    return { list, next }
  }
