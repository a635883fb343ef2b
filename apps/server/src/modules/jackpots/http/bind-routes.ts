import { listJackpots } from '@trevo/contract/wps/jackpots.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { readerOf } from '../../../platform/http/reader-of.ts'
import * as desk from '@trevo/contract/ops/games/jackpots.ts'
import type { Jackpots } from '../module.ts'

export const bindJackpotRoutes = (route: Route, jackpots: Jackpots): void => {
  route(listJackpots, ({ brand, language }) =>
    jackpots.listJackpots(brand.id, readerOf({ brand, language })),
  )
}

/** What operators see and change of jackpots. */
export const bindJackpotOperatorRoutes = (route: Route, { desk: of }: Jackpots): void => {
  route(desk.listOperatorJackpots, ({ actor }) => of.listOperatorJackpots(actor.brandId))
  route(desk.changeJackpot, ({ actor, body }) => of.changeJackpot(actor, body))
  route(desk.changeJackpotGame, ({ actor, body }) => of.changeJackpotGame(actor, body))
}
