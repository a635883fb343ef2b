import { formatMoney } from '@trevo/money/money.ts'
import type { Agents } from '../../modules/agents/index.ts'
import type { DepositReturns } from '../../modules/cashier/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Points } from '../../modules/points/index.ts'
import type { Promotions } from '../../modules/promotions/index.ts'
import { allBrandsId, insertSignificantEvent } from '../../modules/reports/index.ts'
import type { Rewards } from '../../modules/rewards/index.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly rewards: Pick<Rewards, 'returnDeposit'>
  readonly agents: Pick<Agents, 'returnDeposit'>
  readonly promotions: Pick<Promotions, 'endForDeposit'>
  readonly points: Pick<Points, 'returnDeposit'>
}

/**
 * The modules that count deposits or reward them. They are created after the cashier, whose work may begin
 * earlier: until they are bound, a return is not booked, and the institution is queried again.
 */
export const createDepositReturns = (
  { clock }: Pick<Platform, 'clock'>,
  { members }: { readonly members: Pick<MemberDirectory, 'findMembers'> },
) => {
  let bound: Neighbours | undefined
  const depositReturns: DepositReturns = {
    onReturned: async (tx, deposit) => {
      if (!bound) throw new Error('a deposit is returned before all modules have started')
      // Modules with their own locks before those that lock balances.
      await bound.rewards.returnDeposit(tx, deposit)
      await bound.agents.returnDeposit(tx, deposit)
      const reward = await bound.promotions.endForDeposit(tx, deposit)
      await bound.points.returnDeposit(tx, deposit)
      return reward
    },
    onOwed: async (tx, { memberId, depositId, owedMinor }) => {
      const [member] = await members.findMembers([memberId], tx)
      await insertSignificantEvent(tx, {
        brandId: member?.brandId ?? allBrandsId,
        at: clock.now(),
        kind: 'negative_balance',
        subject: 'deposit',
        memberId,
        facts: { depositId, owed: formatMoney(owedMinor) },
      })
    },
  }
  return {
    depositReturns,
    bind: (neighbours: Neighbours): void => {
      bound = neighbours
    },
  }
}
