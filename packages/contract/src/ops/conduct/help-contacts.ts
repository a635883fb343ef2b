import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { jurisdictions } from '../../jurisdiction-rules.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from '../company/brands.ts'

const both = (max: number) =>
  z.strictObject({ PT: typed(max).regex(/\S/), EN: typed(max).regex(/\S/) })

/** Somebody whom members can turn to about how they play. */
export const HelpContactEntry = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  names: both(60),
  abouts: both(300),
  /** As it is dialled. */
  phone: z
    .string()
    .regex(/^[\d +()-]{3,20}$/)
    .nullable(),
  url: z
    .string()
    .max(200)
    .regex(/^https:\/\/[^\s/]+\.[^\s/]+/)
    .nullable(),
})
export type HelpContactEntry = z.infer<typeof HelpContactEntry>

/** In the order of the site. */
export const HelpContacts = z.array(HelpContactEntry).max(10)

const Waiting = z
  .object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant, reason: z.string() })
  .nullable()
const List = z.object({ contacts: HelpContacts, waiting: Waiting })

export const listHelpContacts = operatorEndpoint({
  name: 'listHelpContacts',
  summary:
    'Help contacts of the jurisdiction, shown at all its brands, and those that the brand adds',
  method: 'GET',
  path: '/ops/help-contacts',
  personal: 'none',
  right: 'content.read',
  approval: 'none',
  response: z.object({ jurisdiction: z.enum(jurisdictions), shared: List, own: List }),
  refusals: [],
})

const body = z.strictObject({
  requestId: ClientId,
  /** What the change was made from; refused if it is different by now. */
  before: HelpContacts,
  after: HelpContacts,
  reason: typed(200).regex(/\S.*\S/),
})
const refusals = [
  'play_risk.contacts_invalid',
  'play_risk.contacts_changed',
  'play_risk.contacts_needed',
  'brand.nothing_changes',
  ...approvalRefusals,
] as const

export const changeHelpContacts = operatorEndpoint({
  name: 'changeHelpContacts',
  summary: 'Other help contacts of the brand, once a second person says so too',
  method: 'POST',
  path: '/ops/help-contacts',
  personal: 'none',
  right: 'content.change',
  approval: 'second',
  bodyBytesMax: 65_536,
  body,
  response: AskedChange,
  refusals,
})

/** Shown at all brands under the jurisdiction, so only operators of all brands may ask. */
export const changeSharedHelpContacts = operatorEndpoint({
  name: 'changeSharedHelpContacts',
  summary: 'Other help contacts of the jurisdiction, once a second person says so too',
  method: 'POST',
  path: '/ops/help-contacts/shared',
  personal: 'none',
  allBrands: true,
  right: 'rules.propose',
  approval: 'second',
  bodyBytesMax: 65_536,
  body,
  response: AskedChange,
  refusals,
})
