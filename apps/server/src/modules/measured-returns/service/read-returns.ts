import { addDays } from '@trevo/calendar/time-zone.ts'
import { dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { LRUCache } from 'lru-cache'
import type { DaySpan, MeasuredReturnsNeeds, TitleReturns } from '../needs.ts'

/** How many days are measured together. */
const daysShown = 30
/** How old what visitors see may be; the sums change every one to ten minutes. */
const keptMs = 300_000

export type ReadReturns = DaySpan & {
  readonly countedAt: Date
  readonly titles: readonly (TitleReturns & { readonly kind: 'game' | 'lottery' | 'instant' })[]
}

export type ReadReturnsOf = (brandId: number) => Promise<ReadReturns>

/** What an answer says of the days it is about. */
export const spanOf = ({ from, to, countedAt }: ReadReturns) => ({
  from,
  to,
  countedAt: countedAt.toISOString(),
})

/** Reads the sums of a brand's titles once for all visitors of the next five minutes. */
export const createReadReturns = ({
  clock,
  play,
  lottery,
}: MeasuredReturnsNeeds): ReadReturnsOf => {
  const kept = new LRUCache<number, { readonly at: number; readonly read: Promise<ReadReturns> }>({
    max: 100,
  })
  const read = async (brandId: number, now: Date): Promise<ReadReturns> => {
    const to = dayOfBrasilia(now)
    const span = { from: addDays(to, 1 - daysShown), to }
    const [ofGames, ofLotteries] = [
      await play.listReturns(brandId, span),
      await lottery.listReturns(brandId, span),
    ]
    const titles = [
      ...ofGames.map((title) => ({ ...title, kind: 'game' as const })),
      ...ofLotteries,
    ]
    return { ...span, countedAt: now, titles }
  }
  return async (brandId) => {
    const now = clock.now()
    const known = kept.get(brandId)
    if (known && Math.abs(now.getTime() - known.at) < keptMs) return known.read
    const entry = { at: now.getTime(), read: read(brandId, now) }
    kept.set(brandId, entry)
    entry.read.catch(() => kept.delete(brandId))
    return entry.read
  }
}
