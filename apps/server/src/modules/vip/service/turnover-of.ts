import type { Tx } from '@trevo/database/connect.ts'
import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'
import type { Turnover } from '../domain/rank.ts'
import type { VipNeeds } from '../needs.ts'

/** The number of days that count as "the month": a calendar month would reset everybody on the 1st. */
export const periodDays = 30

/** The part of a member's stakes that is settled and was at risk, today and in the 29 days before, and in total. */
const firstDayOf = (
  { clock, settings }: Pick<VipNeeds, 'clock' | 'settings'>,
  brandId: number,
): string => addDays(dayIn(clock.now(), settings.timeZoneOf(brandId)), 1 - periodDays)

/** Of several members of a brand, read at once; those without play have none. */
export const turnoversOf = async (
  needs: Pick<VipNeeds, 'clock' | 'rewards' | 'settings'>,
  brandId: number,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Turnover>> => {
  const sums = await needs.rewards.sumValidStakesOf(memberIds, firstDayOf(needs, brandId))
  return new Map(
    [...sums].map(([memberId, { sinceMinor, totalMinor }]) => [
      memberId,
      { periodMinor: sinceMinor, totalMinor },
    ]),
  )
}

export const createTurnoverOf =
  (needs: Pick<VipNeeds, 'clock' | 'rewards' | 'settings'>) =>
  async (brandId: number, memberId: bigint, tx?: Tx): Promise<Turnover> => {
    const firstDay = firstDayOf(needs, brandId)
    const { sinceMinor, totalMinor } = await needs.rewards.sumValidStakes(memberId, firstDay, tx)
    return { periodMinor: sinceMinor, totalMinor }
  }

export type TurnoverOf = ReturnType<typeof createTurnoverOf>
