import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listNewGameVendors as endpoint } from '@trevo/contract/wps/games.ts'
import type { Lobby } from '../domain/lobby.ts'
import { vendorLanesBy } from '../domain/vendor-lanes.ts'

/** Lanes by the type of a vendor's games. */
export const listNewGameVendors = (lobby: Lobby): Answer<typeof endpoint> => ({
  data: { lanes: vendorLanesBy(lobby, ({ game_type }) => game_type) },
})
