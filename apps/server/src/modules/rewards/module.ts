import { rewardKinds } from './common/domain/transfers.ts'
import type { RewardsNeeds } from './needs.ts'
import { createClaimReward } from './center/service/claim-reward.ts'
import { createListFreeRounds } from './tickets/service/list-free-rounds.ts'
import { createTickets } from './tickets/service/tickets.ts'
import {
  createGrantInTx,
  createGrantReward,
  createGrantRewardInTx,
} from './grants/service/grant-reward.ts'
import { createGiveIncidentCredit } from './incident-credits/service/give-incident-credit.ts'
import { createLeaderboard } from './rankings/service/leaderboard.ts'
import { createListLevelBenefits } from './levels/service/list-level-benefits.ts'
import { createGetMissionSummaryDetails } from './missions/service/get-mission-summary-details.ts'
import { createListRewards } from './center/service/list-rewards.ts'
import { createManualRebate } from './rebate/service/manual-rebate.ts'
import { createOperatorReferrals } from './referral/service/operator-referrals.ts'
import { createPayBirthdays } from './levels/service/pay-birthdays.ts'
import { createPayLevels } from './levels/service/pay-levels.ts'
import { createPayReferrals } from './referral/service/pay-referrals.ts'
import { createRaffles } from './raffles/service/raffles.ts'
import { createGetReferralDetails } from './referral/service/get-referral-details.ts'
import { createReturnDeposit } from './referral/service/return-deposit.ts'
import { createRunRaffles } from './raffles/service/run-raffles.ts'
import { createSpendForPlay } from './budgets/service/spend-for-play.ts'
import { createSettleStakes } from './settlement/service/settle-stakes.ts'
import { createWithdrawRewardInTx } from './grants/service/withdraw-reward.ts'

/** Members' rewards for settled play: the reward center and its sources. */
export const createRewards = async (needs: RewardsNeeds) => {
  await needs.wallet.registerKinds(rewardKinds)
  const grantInTx = createGrantInTx(needs)
  const payReferrals = createPayReferrals(needs, grantInTx)
  const settleStakes = createSettleStakes(needs, grantInTx)
  return {
    grantReward: createGrantReward(needs, grantInTx),
    grantRewardInTx: createGrantRewardInTx(needs, grantInTx),
    withdrawRewardInTx: createWithdrawRewardInTx(needs),
    /** Gives a member money for an incident of the site, once. */
    giveIncidentCredit: createGiveIncidentCredit(needs, grantInTx),
    /** Pays for another module's reward for play, out of the member's budget. */
    spendForPlay: createSpendForPlay(needs),
    /** In the transaction that books the return of a deposit. */
    returnDeposit: createReturnDeposit(needs),
    ...createListRewards(needs),
    ...createClaimReward(needs),
    ...createTickets(needs),
    listFreeRounds: createListFreeRounds(needs),
    ...createRaffles(needs, grantInTx),
    ...createLeaderboard(needs, grantInTx),
    ...createManualRebate(needs),
    getMissionSummaryDetails: createGetMissionSummaryDetails(needs, grantInTx),
    getReferralDetails: createGetReferralDetails(needs),
    listLevelBenefits: createListLevelBenefits(needs),
    /** Jobs: what counts settled play, levels, and raffles. */
    settleStakes: async (): Promise<number> => {
      const settled = await settleStakes()
      await payReferrals()
      return settled
    },
    operators: createOperatorReferrals(needs, grantInTx),
    payLevels: createPayLevels(needs, grantInTx),
    payBirthdays: createPayBirthdays(needs, grantInTx),
    runRaffles: createRunRaffles(needs),
  }
}
export type Rewards = Awaited<ReturnType<typeof createRewards>>
