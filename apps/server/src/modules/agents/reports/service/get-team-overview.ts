import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { getTeamOverview } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { daysBefore, listDays, offsetName, readDays } from '../../common/domain/days.ts'
import { addSums, noSums, profitOf, type Sums } from '../../figures/domain/sums.ts'
import { countActive, readJoined, readTeamSize } from '../../figures/repository/counts.ts'
import { findBalances, sumIncome, sumTeamDays } from '../../figures/repository/read-figures.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { crumbsOf, requireDownline, type Caller } from '../../tree/service/require-downline.ts'
import { presentSums } from './present-sums.ts'

type Income = Awaited<ReturnType<typeof sumIncome>>

const presentIncome = (income: Income) => {
  const of = (what: string): bigint =>
    income.reduce((sum, one) => (one.what === what ? sum + one.amountMinor : sum), 0n)
  return {
    rebate: formatMoney(of('agent_rebate')),
    dividend: formatMoney(of('dividend')),
    daily: formatMoney(of('daily_salary')),
    hourly: formatMoney(of('hourly_salary')),
    realTime: formatMoney(of('realtime_salary')),
    total: formatMoney(income.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
  }
}

const totalOf = (byDay: ReadonlyMap<string, Sums>, days: readonly string[]): Sums =>
  days.reduce((total, day) => addSums(total, byDay.get(day) ?? {}), noSums)

/** A team's figures for some days, from its hours: as quick for a large team as for a small one. */
export const createGetTeamOverview =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    asked: Query<typeof getTeamOverview>,
  ): Promise<Answer<typeof getTeamOverview>> => {
    const { db } = needs.database
    const zone = needs.settings.timeZoneOf(caller.brandId)
    const days = readDays(asked, zone)
    const before = daysBefore(days, zone)
    const scope = await requireDownline(needs, caller, asked.memberId)
    const { memberId } = scope.node
    const bothSpans = { from: before.from, until: days.until, zone }
    const [byDay, teamSize, joined, active, balances, income] = await Promise.all([
      sumTeamDays(db, memberId, bothSpans, asked.product),
      readTeamSize(db, memberId),
      readJoined(db, memberId, days),
      countActive(db, memberId, days),
      findBalances(db, [memberId]),
      sumIncome(db, caller.memberId, { ...days, zone }),
    ])
    const [daysNow, daysOfBefore] = [listDays(days), listDays(before)]
    return {
      totals: presentSums(totalOf(byDay, daysNow)),
      before: presentSums(totalOf(byDay, daysOfBefore)),
      days: daysNow.map((day, index) => {
        const sums = byDay.get(day) ?? noSums
        const earlier = byDay.get(daysOfBefore[index] ?? '') ?? noSums
        return {
          day,
          bet: formatMoney(sums.betMinor),
          profit: formatMoney(profitOf(sums)),
          betBefore: formatMoney(earlier.betMinor),
        }
      }),
      teamSize,
      agents: (await needs.members.listAgentsBelow(caller.brandId, memberId)).length,
      activeMembers: active,
      newRegistrations: joined.placed,
      firstDeposits: joined.firstDeposits,
      teamBalance: formatMoney(balances.get(memberId)?.teamMinor ?? 0n),
      income: presentIncome(scope.isSelf ? income : []),
      crumbs: await crumbsOf(needs, caller, scope),
      zone: offsetName(needs.clock.now(), zone),
    }
  }
