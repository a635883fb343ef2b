import * as raffles from '@trevo/contract/wps/rewards/raffles.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { createRaffles } from '../service/raffles.ts'

/** Raffles, and the winnings of their tickets. */
export const bindRaffleRoutes = (route: Route, rewards: ReturnType<typeof createRaffles>): void => {
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
}
