import * as center from '@trevo/contract/wps/rewards/center.ts'
import * as missions from '@trevo/contract/wps/rewards/missions.ts'
import * as raffles from '@trevo/contract/wps/rewards/raffles.ts'
import * as referral from '@trevo/contract/wps/rewards/referral.ts'
import * as tickets from '@trevo/contract/wps/rewards/tickets.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { readerOf } from '../../../platform/http/reader-of.ts'
import type { Rewards } from '../module.ts'

const bindCenter = (route: Route, rewards: Rewards): void => {
  route(center.listRewards, ({ actor, brand, language, query }) =>
    rewards.listRewards(actor.memberId, query, readerOf({ brand, language })),
  )
  route(center.countRewards, ({ actor }) => rewards.countRewards(actor.memberId))
  route(center.claimReward, ({ actor, brand, language, body }) =>
    rewards.claimReward(
      { memberId: actor.memberId, rewardId: BigInt(body.rewardId) },
      readerOf({ brand, language }),
    ),
  )
  route(center.claimAllRewards, ({ actor }) => rewards.claimAllRewards(actor.memberId))
}

const bindTickets = (route: Route, rewards: Rewards): void => {
  route(tickets.listTickets, ({ actor, brand, language }) =>
    rewards.listTickets(actor.memberId, readerOf({ brand, language })),
  )
  route(tickets.listTicketOdds, ({ brand, language }) =>
    rewards.listTicketOdds(brand.id, readerOf({ brand, language })),
  )
  route(tickets.listPrizeDraws, ({ brand, language }) =>
    rewards.listPrizeDraws(brand.id, readerOf({ brand, language })),
  )
  route(tickets.listFreeRounds, ({ actor, language }) =>
    rewards.listFreeRounds(actor.memberId, language),
  )
  route(tickets.claimTicket, ({ actor, brand, language, body: { transactionId, clientSeed } }) =>
    rewards.claimTicket(
      { memberId: actor.memberId, ticketId: BigInt(transactionId), clientSeed },
      readerOf({ brand, language }),
    ),
  )
}

export const bindRewardsRoutes = (route: Route, rewards: Rewards): void => {
  bindCenter(route, rewards)
  bindTickets(route, rewards)
  route(missions.getMissionSummaryDetails, ({ actor, brand, language }) =>
    rewards.getMissionSummaryDetails({
      memberId: actor.memberId,
      brandId: brand.id,
      reader: readerOf({ brand, language }),
    }),
  )
  route(missions.getMissionLeaderboard, ({ actor, brand, language }) =>
    rewards.getMissionLeaderboard({
      memberId: actor.memberId,
      brandId: brand.id,
      reader: readerOf({ brand, language }),
    }),
  )
  route(raffles.listRaffles, ({ actor, brand, language }) =>
    rewards.listRaffles({
      memberId: actor.memberId,
      brandId: brand.id,
      reader: readerOf({ brand, language }),
    }),
  )
  route(raffles.claimRafflePromotion, ({ actor, brand, language, body }) =>
    rewards.claimRafflePromotion(
      { memberId: actor.memberId, brandId: brand.id, reader: readerOf({ brand, language }) },
      body.raffleId,
    ),
  )
  route(referral.getReferralDetails, ({ actor, brand }) =>
    rewards.getReferralDetails(actor.memberId, brand.id),
  )
  route(referral.listLevelBenefits, ({ brand }) => rewards.listLevelBenefits(brand.id))
  route(referral.getManualRebate, ({ actor, brand }) =>
    rewards.getManualRebate(actor.memberId, brand.id),
  )
  route(referral.claimManualRebate, ({ actor, brand, body }) =>
    rewards.claimManualRebate({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
    }),
  )
}
