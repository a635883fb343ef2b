import type { Tx } from '@trevo/database/connect.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { withdrawReward, type RewardSource } from '../repository/rewards.ts'

/** Withdraws an unclaimed reward of another module. */
export const createWithdrawRewardInTx =
  ({ clock }: Pick<RewardsNeeds, 'clock'>) =>
  (tx: Tx, reward: RewardSource) =>
    withdrawReward(tx, reward, clock.now())
