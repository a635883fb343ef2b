import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { typed } from '../../wps/session.ts'

/** What the search box can find. */
export const findingKinds = [
  'member',
  'withdrawal',
  'deposit',
  'round',
  'slip',
  'ticket',
  'agent',
  'feedback',
  'transfer',
] as const
export type FindingKind = (typeof findingKinds)[number]

export const Finding = z.object({
  kind: z.enum(findingKinds),
  id: z.string(),
  /** A user name, a masked contact or an amount that tells findings apart. */
  label: z.string(),
})
export type Finding = z.infer<typeof Finding>

export const findAnything = operatorEndpoint({
  name: 'findAnything',
  summary:
    'Records of the kinds that the caller may read, by user name, e-mail, phone, CPF or any of their ids',
  method: 'GET',
  path: '/ops/search',
  // Each kind of record has its right, which is checked with it.
  right: 'own',
  approval: 'none',
  personal: 'masked',
  query: z.object({ text: typed(80).min(3) }),
  response: z.object({ list: z.array(Finding) }),
  refusals: [],
  rateLimit: { max: 1_200, windowSec: 60 },
})
