import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { Turnover } from '../domain/rank.ts'
import type { VipNeeds } from '../needs.ts'

/** The days whose stakes count as "the month": a calendar's month would empty everybody on the 1st. */
export const periodDays = 30
const dayMs = 24 * 3_600_000
const timeZone = 'America/Sao_Paulo'

/** What of a member's stakes is settled and was at risk, today and in the 29 days before, and in all. */
export const createTurnoverOf =
  ({ clock, rewards }: Pick<VipNeeds, 'clock' | 'rewards'>) =>
  async (memberId: bigint): Promise<Turnover> => {
    const firstDay = dayIn(new Date(clock.now().getTime() - (periodDays - 1) * dayMs), timeZone)
    const { sinceMinor, totalMinor } = await rewards.sumValidStakes(memberId, firstDay)
    return { periodMinor: sinceMinor, totalMinor }
  }

export type TurnoverOf = ReturnType<typeof createTurnoverOf>
