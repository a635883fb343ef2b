import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { getAgentIncome } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { readDays } from '../../common/domain/days.ts'
import { sumIncome } from '../../figures/repository/read-figures.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

type Parts = readonly { readonly what: string; readonly amountMinor: bigint }[]

const presentParts = (parts: Parts) => {
  const of = (what: string): string =>
    formatMoney(parts.reduce((sum, one) => (one.what === what ? sum + one.amountMinor : sum), 0n))
  return {
    agentRebate: of('agent_rebate'),
    dailySalary: of('daily_salary'),
    dividend: of('dividend'),
    hourlySalary: of('hourly_salary'),
    realTimeSalary: of('realtime_salary'),
    total: formatMoney(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
  }
}

/** The agent's payments, by day. */
export const createGetAgentIncome =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    asked: Query<typeof getAgentIncome>,
  ): Promise<Answer<typeof getAgentIncome>> => {
    const zone = needs.settings.timeZoneOf(caller.brandId)
    const parts = await sumIncome(needs.database.db, caller.memberId, {
      ...readDays(asked, zone),
      zone,
    })
    const days = Map.groupBy(parts, ({ day }) => day)
    return {
      list: [...days]
        .toSorted(([one], [other]) => other.localeCompare(one))
        .map(([day, ofDay]) => ({ day, ...presentParts(ofDay) })),
      totals: presentParts(parts),
    }
  }
