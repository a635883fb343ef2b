import { hourMs } from '@trevo/calendar/durations.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { tables } from '@trevo/database/connect.ts'
import { hashDay, type DayLine } from '../domain/hash-day.ts'
import { addSums, noSums, type Sums } from '../domain/sums.ts'
import type { ReportsNeeds } from '../needs.ts'
import {
  findLastDay,
  insertDay,
  insertLiability,
  lockDays,
  type DayRow,
} from '../repository/days.ts'
import { countPlayers, findFirstDay, sumHours } from '../repository/sums.ts'
import type { ReportsTables } from '../repository/tables.ts'

/** A day is closed this long after it ended, when everything that began in it has been posted. */
export const closeAfterMs = hourMs

const first = Buffer.alloc(32)

/** Closes a brand's next day if it is over. @returns the day, or undefined if none was closed */
const closeNext = async (needs: ReportsNeeds, brandId: number): Promise<string | undefined> => {
  const { database, clock, settings, lottery, sportsbook, jackpots } = needs
  const zone = settings.timeZoneOf(brandId)
  const nextDay = async (last: DayRow | undefined) =>
    last ? addDays(last.day, 1) : findFirstDay(database.db, brandId)
  const day = await nextDay(await findLastDay(database.db, brandId))
  const now = clock.now()
  if (!day || instantIn(addDays(day, 1), 0, zone).getTime() + closeAfterMs > now.getTime()) {
    return undefined
  }
  const openStakes = [await lottery.sumOpenStakes(brandId), await sportsbook.sumOpenStakes(brandId)]
  const pools = await jackpots.listPools(brandId)
  return database.inTx(async (tx) => {
    const db = tables<ReportsTables>(tx)
    await lockDays(db, brandId)
    const last = await findLastDay(db, brandId)
    // Another copy closed it.
    if (last && last.day >= day) return last.day
    const days = { from: day, to: day }
    const hours = await sumHours(db, brandId, days)
    const players = await countPlayers(db, brandId, days, 'game')
    const all = await countPlayers(db, brandId, days, 'all')
    const lines = hours.map((sums): DayLine => ({
      ...sums,
      players: BigInt(players.get(String(sums.node_id)) ?? 0),
    }))
    const sums = lines.reduce<Sums>(addSums, noSums)
    const closed = {
      players: BigInt(all.get('') ?? 0),
      available_minor: (last?.available_minor ?? 0n) + sums.available_minor,
      held_minor: (last?.held_minor ?? 0n) + sums.held_minor,
    }
    const hash = hashDay(last?.hash ?? first, {
      brandId,
      day,
      players: closed.players,
      availableMinor: closed.available_minor,
      heldMinor: closed.held_minor,
      lines,
    })
    await insertDay(db, brandId, { day, closed_at: now, ...closed, hash }, lines)
    const at = { brandId, day, at: now }
    await insertLiability(db, at, 'open_stakes', openStakes)
    await insertLiability(db, at, 'jackpot', pools)
    return day
  })
}

/**
 * A job: closes every day that ended an hour ago. Everything posted before is counted first, so that a closed day
 * is complete; what is counted into it later is shown as a difference.
 */
export const createCloseDays =
  (needs: ReportsNeeds, count: () => Promise<Date>) => async (): Promise<void> => {
    await count()
    for (const brandId of needs.settings.brandIds()) {
      while ((await closeNext(needs, brandId)) !== undefined) continue
    }
  }
