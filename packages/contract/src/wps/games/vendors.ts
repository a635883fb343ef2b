import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster } from '../../shapes.ts'
import { VendorLane } from '../games.ts'

/** CALL-36: game type, then vendor, then the classifications of its games there. */
export const getVassGameType = endpoint({
  name: 'getVassGameType',
  summary: 'Which vendors have games of which type, and of which classifications',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  family: 'wps',
  auth: 'optional',
  moduleId: 'COMM3',
  query: z.object({ platform: z.string().max(20).optional(), _: CacheBuster }),
  response: z.object({
    content: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  }),
  refusals: [],
  cacheSec: 60,
})

/**
 * CALL-38. Unlike the lanes by game type, vendors of e-sports, of the cockfight arena and our own
 * studios have separate lanes, regardless of the type of their games.
 */
export const listGameVendors = endpoint({
  name: 'listGameVendors',
  summary: 'Every vendor, in the lane where a visitor looks for it',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELO3',
  query: z.object({ platform: z.string().max(20).optional(), _: CacheBuster }),
  response: z.object({ data: z.object({ lanes: z.array(VendorLane) }) }),
  refusals: [],
  cacheSec: 60,
})
