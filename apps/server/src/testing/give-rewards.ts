import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { expect } from 'vitest'
import type { startRewardsWorld } from './start-rewards-world.ts'
import { valueOf } from './value-of.ts'

type World = Awaited<ReturnType<typeof startRewardsWorld>>
type Member = Awaited<ReturnType<World['enter']>>

export const rewardNames = { PT: 'Cortesia', EN: 'Courtesy' }

/** Rewards that an operator gives, and what a member sees and claims of them. */
export const createRewardGiver = ({ server, modules }: World) => {
  let given = 0
  return {
    /** Given twice under one source; answers the id of the one reward. */
    give: async ({ memberId }: Member, amount: string, expiresAt: Date | null = null) => {
      const sourceId = `test-${(given += 1)}`
      const prize = { type: 'cash', amountMinor: parseMoney(amount) } as const
      const kind = 'MANUAL'
      const order = { memberId, brandId: 1, kind, names: rewardNames, prize, expiresAt } as const
      await modules.rewards.grantReward({ ...order, source: 'test', sourceId })
      await modules.rewards.grantReward({ ...order, source: 'test', sourceId })
      const { rows } = await server.pool.query<{ id: bigint }>(
        "select id from rewards.reward where source = 'test' and source_id = $1",
        [sourceId],
      )
      expect(rows).toHaveLength(1)
      return rows[0]?.id ?? 0n
    },
    listed: async ({ api }: Member, status: 'U' | 'C' | 'E') =>
      valueOf(await api.call(endpoints.listRewards, { query: { status } })),
    claim: ({ api }: Member, rewardId: bigint) =>
      api.call(endpoints.claimReward, {
        body: { promId: 'MANUAL', rewardId: String(rewardId) },
      }),
  }
}
