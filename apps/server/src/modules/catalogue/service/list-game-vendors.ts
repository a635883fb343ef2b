import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listGameVendors as endpoint } from '@trevo/contract/wps/games/vendors.ts'
import type { Lobby } from '../domain/lobby.ts'
import { vendorLanesBy } from '../domain/vendor-lanes.ts'

/** Vendors that have their own heading, of any type of games. */
const ownLanes = new Set<string>(['ESPORTS', 'COCKFIGHT', 'BGS'])

/** Lanes by type, with separate ones for e-sports, the cockfight arena and our own studios. */
export const listGameVendors = (lobby: Lobby): Answer<typeof endpoint> => ({
  data: {
    lanes: vendorLanesBy(lobby, ({ category, game_type }) =>
      ownLanes.has(category) ? category : game_type,
    ),
  },
})
