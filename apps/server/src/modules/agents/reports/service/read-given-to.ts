import { formatPercent } from '../../common/domain/percent.ts'
import { listRatesOf } from '../../rates/repository/rebates.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { dayMs } from '@trevo/calendar/durations.ts'

/** What a list shows of members besides their figures: days since the last login, and their rates. */
export const readGivenTo = async (
  { database: { db }, identity, lottery, clock }: AgentsNeeds,
  memberIds: readonly bigint[],
) => {
  const [logins, rates, series] = await Promise.all([
    identity.findLastLogins(memberIds),
    listRatesOf(db, memberIds),
    lottery.listGivenSeries(memberIds),
  ])
  const now = clock.now().getTime()
  return {
    daysSinceLoginOf: (memberId: bigint): number | null => {
      const at = logins.get(memberId)
      return at ? Math.max(0, Math.floor((now - at.getTime()) / dayMs)) : null
    },
    rebatesOf: (memberId: bigint) =>
      rates
        .filter((one) => one.memberId === memberId)
        .map(({ product, rateBp }) => ({ product, rate: formatPercent(rateBp) })),
    seriesOf: (memberId: bigint) =>
      series
        .filter((one) => one.memberId === memberId)
        .map(({ groupCode, prizeModeId, maxSeries }) => ({
          gameGroupCode: groupCode,
          prizeModeId,
          series: maxSeries,
        })),
  }
}
