import type { Tx } from '@trevo/database/connect.ts'
import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'
import type { Turnover } from '../domain/rank.ts'
import type { VipNeeds } from '../needs.ts'

/** The number of days that count as "the month": a calendar month would reset everybody on the 1st. */
export const periodDays = 30

/** The part of a member's stakes that is settled and was at risk, today and in the 29 days before, and in total. */
export const createTurnoverOf =
  ({ clock, rewards, settings }: Pick<VipNeeds, 'clock' | 'rewards' | 'settings'>) =>
  async (brandId: number, memberId: bigint, tx?: Tx): Promise<Turnover> => {
    const today = dayIn(clock.now(), settings.timeZoneOf(brandId))
    const firstDay = addDays(today, 1 - periodDays)
    const { sinceMinor, totalMinor } = await rewards.sumValidStakes(memberId, firstDay, tx)
    return { periodMinor: sinceMinor, totalMinor }
  }

export type TurnoverOf = ReturnType<typeof createTurnoverOf>
