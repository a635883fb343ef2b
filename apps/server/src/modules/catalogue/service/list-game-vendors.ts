import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listGameVendors as endpoint } from '@trevo/contract/wps/games/vendors.ts'
import type { Lobby } from '../domain/lobby.ts'
import { vendorLanesBy } from '../domain/vendor-lanes.ts'

/** Vendors that a visitor looks for under their own heading, whatever type their games are of. */
const ownLanes = new Set<string>(['ESPORTS', 'COCKFIGHT', 'BGS'])

/** Lanes by type, with vendors of e-sports, of the cockfight arena and our own studios apart. */
export const listGameVendors = (lobby: Lobby): Answer<typeof endpoint> => ({
  data: {
    lanes: vendorLanesBy(lobby, ({ category, game_type }) =>
      ownLanes.has(category) ? category : game_type,
    ),
  },
})
