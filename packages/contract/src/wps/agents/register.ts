import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId, Instant, keyset } from '../../shapes.ts'
import { typed } from '../session.ts'
import { Given } from './rebates.ts'

/** How many open links an agent may have. */
export const registerLinksMax = 50
/** Days that a link may be valid; 0 means no end. */
export const linkDaysMax = 365

/** 0 closed, 1 open, 2 expired. */
export const LinkStatus = z.enum(['0', '1', '2'])

export const RegisterLink = z.object({
  linkId: z.uuid(),
  /** Channel: the last part of the address. */
  code: z.string(),
  /** Complete address to share. */
  url: z.string(),
  /** 0 registers members, 1 agents. */
  memberType: z.union([z.literal(0), z.literal(1)]),
  note: z.string(),
  status: LinkStatus,
  registered: z.int(),
  createdAt: Instant,
  endsAt: Instant.nullable(),
  gives: Given,
})
export type RegisterLink = z.infer<typeof RegisterLink>

const calling = {
  family: 'wps',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
  orModules: ['AFFMAN3'],
} as const

export const createRegisterLink = endpoint({
  ...calling,
  name: 'createRegisterLink',
  summary: 'Makes an address under which members register below the agent',
  method: 'POST',
  path: '/wps/relay/MCS2_createRegisterLink',
  body: z.strictObject({
    linkId: ClientId,
    code: z.string().regex(/^[a-z0-9-]{1,14}$/),
    memberType: z.union([z.literal(0), z.literal(1)]),
    days: z.int().min(0).max(linkDaysMax),
    note: typed(100),
    /** Terms given to members who register through it; never changes. */
    gives: Given.default({ rebates: [], series: [] }),
  }),
  response: RegisterLink,
  refusals: [
    'agent.link_code_taken',
    'agent.links_full',
    'agent.value_not_allowed',
    'agent.mode_without_first',
    'request.id_reused',
  ],
  rateLimit: { max: 30, windowSec: 60 },
})

/** How many accounts an agent may create per day. */
export const directAccountsMax = 50

export const createDownline = endpoint({
  ...calling,
  name: 'createDownline',
  summary: 'Creates an account directly below the agent; its owner changes the password first',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_createDownline',
  moduleId: 'CREATEAFF3',
  orModules: [],
  sealed: true,
  body: z.strictObject({
    clientId: ClientId,
    memberType: z.union([z.literal(0), z.literal(1)]),
    username: typed(64).min(1),
    password: typed(128).min(1),
    gives: Given.default({ rebates: [], series: [] }),
  }),
  response: z.object({ username: z.string(), quotaRemaining: z.int() }),
  refusals: [
    'agent.create_not_allowed_here',
    'agent.quota_used',
    'agent.value_not_allowed',
    'agent.mode_without_first',
    'register.field_invalid',
    'register.username_taken',
    'password.too_common',
    'request.id_reused',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const listRegisterLinks = endpoint({
  ...calling,
  name: 'listRegisterLinks',
  summary: 'The agent’s links, newest first, and how many may still be opened',
  method: 'GET',
  path: '/wps/relay/MCS2_registerLinks',
  query: z.object(keyset({ beforeMax: 80, sizeMax: 50, size: 8 })),
  response: z.object({
    list: z.array(RegisterLink),
    next: z.string().nullable(),
    quotaRemaining: z.int(),
  }),
  refusals: [],
})

export const closeRegisterLink = endpoint({
  ...calling,
  name: 'closeRegisterLink',
  summary: 'Closes a link: nobody registers under it any more',
  method: 'POST',
  path: '/wps/relay/MCS2_closeRegisterLink',
  body: z.strictObject({ linkId: z.uuid() }),
  response: RegisterLink,
  refusals: ['agent.link_unknown'],
})

export const listLinkMembers = endpoint({
  ...calling,
  name: 'listLinkMembers',
  summary: 'Who registered under a link, newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_linkMembers',
  query: z.object({
    linkId: z.uuid(),
    ...keyset({ beforeMax: 30, sizeMax: 50, size: 20 }),
  }),
  response: z.object({
    list: z.array(z.object({ customerName: z.string(), registeredDate: Instant })),
    next: z.string().nullable(),
  }),
  refusals: ['agent.link_unknown'],
})
