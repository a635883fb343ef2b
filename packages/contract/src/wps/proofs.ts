import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant, Money } from '../shapes.ts'

export const ConservationProof = z.object({
  provedAt: Instant,
  /** No error was found. */
  ok: z.boolean(),
  /** Accounts and entries that were added up. */
  accounts: z.int(),
  entries: z.int(),
  /** How many of these entries belong to archived months; their totals were added up. */
  archivedEntries: z.int(),
  archivedMonths: z.int(),
  /** Sum of all accounts, members' and houses': zero in a sound ledger. */
  total: Money,
  problemCount: z.int(),
})
export type ConservationProof = z.infer<typeof ConservationProof>

export const listProofs = endpoint({
  name: 'listProofs',
  summary: 'The last proofs that no money was made or lost, newest first; one is made every hour',
  method: 'GET',
  path: '/wps/system/proofs',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(ConservationProof) }),
  refusals: [],
  cacheSec: 60,
})
