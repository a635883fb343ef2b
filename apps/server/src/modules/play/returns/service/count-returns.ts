import { hourMs } from '@trevo/calendar/durations.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { LRUCache } from 'lru-cache'
import type { PlayContext } from '../../common/context.ts'
import { beginOfDay, dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { replaceDay, sumReturns, type ReturnRow } from '../repository/game-returns.ts'

/** Until then rounds of the day before are still being settled. */
const hoursOfYesterday = 6

type Sums = { -readonly [Field in keyof Omit<ReturnRow, 'day'>]: Omit<ReturnRow, 'day'>[Field] }

const addText = (left: string, right: string): string => String(BigInt(left) + BigInt(right))

/** Adds up what each game gave back in the days that still change; a job. A day is read an hour at a time. */
export const createCountReturns = (context: PlayContext) => {
  const { database, clock, members } = context
  // A member's brand never changes.
  const brands = new LRUCache<string, number>({ max: 200_000 })
  const brandOf = async (memberId: bigint): Promise<number | undefined> => {
    const key = String(memberId)
    const known = brands.get(key) ?? (await members.findMember(memberId))?.brandId
    if (known !== undefined) brands.set(key, known)
    return known
  }

  const countDay = async (day: string, now: Date): Promise<void> => {
    const begin = beginOfDay(day)
    const end = Math.min(beginOfDay(addDays(day, 1)), now.getTime())
    const sums = new Map<string, Sums>()
    for (let at = begin; at < end; at += hourMs) {
      const span = { from: new Date(at), to: new Date(Math.min(at + hourMs, end)) }
      for (const row of await sumReturns(database, span)) {
        const brandId = await brandOf(row.member_id)
        if (brandId === undefined) continue
        const key = `${brandId} ${row.node_id}`
        const known = sums.get(key)
        sums.set(key, {
          brand_id: brandId,
          node_id: row.node_id,
          bets: (known?.bets ?? 0n) + row.rounds,
          stake_minor: (known?.stake_minor ?? 0n) + row.stake_minor,
          payout_minor: (known?.payout_minor ?? 0n) + row.payout_minor,
          stake_squared: addText(known?.stake_squared ?? '0', row.stake_squared),
          payout_squared: addText(known?.payout_squared ?? '0', row.payout_squared),
          stake_payout: addText(known?.stake_payout ?? '0', row.stake_payout),
        })
      }
    }
    await database.inTx((tx) => replaceDay(tx, day, [...sums.values()]))
  }

  return async (): Promise<void> => {
    await context.projectBets()
    const now = clock.now()
    const today = dayOfBrasilia(now)
    const isEarly = now.getTime() - beginOfDay(today) < hoursOfYesterday * hourMs
    if (isEarly) await countDay(addDays(today, -1), now)
    await countDay(today, now)
  }
}
