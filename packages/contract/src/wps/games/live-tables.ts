import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster } from '../../shapes.ts'
import { markTones, tableMarksMax } from '../../vendor/live-tables.ts'

/** A live table on offer, as it is now. */
export const LiveTableNow = z.object({
  nodeId: z.int(),
  /** For how many ms more bets are accepted; null while they are not. */
  closesInMs: z.int().min(0).nullable(),
  /** The last results, newest first, in the visitor's language. */
  last: z.array(z.object({ tone: z.enum(markTones), text: z.string() })).max(tableMarksMax),
})
export type LiveTableNow = z.infer<typeof LiveTableNow>

export const listLiveTables = endpoint({
  name: 'listLiveTables',
  summary:
    'The live tables of the brand whose vendor reports them: whether bets are open, and the last results',
  method: 'GET',
  path: '/wps/relay/GLS2_liveTables',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELO3',
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(LiveTableNow) }),
  refusals: [],
})
