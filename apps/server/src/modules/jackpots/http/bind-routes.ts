import { listJackpots } from '@trevo/contract/wps/jackpots.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { readerOf } from '../../../platform/http/reader-of.ts'
import type { Jackpots } from '../module.ts'

export const bindJackpotRoutes = (route: Route, jackpots: Jackpots): void => {
  route(listJackpots, ({ brand, language }) =>
    jackpots.listJackpots(brand.id, readerOf({ brand, language })),
  )
}
