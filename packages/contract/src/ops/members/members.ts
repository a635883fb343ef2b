import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { memberPermissions } from '../../member-permissions.ts'
import { Instant, Money } from '../../shapes.ts'
import { exclusionKinds, ExclusionTerm } from '../../wps/security/exclusion.ts'
import { typed, typedAsIs } from '../../wps/session.ts'

/** A member's customer id, or the username. */
export const memberParams = z.object({ memberId: typed(64).min(1) })
/** A tag: lower case letters, digits and hyphens. */
export const Tag = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/)
export const Permission = z.enum(memberPermissions)
const reason = typed(200).regex(/\S.*\S/)

export const memberStates = ['open', 'excluded', 'closed'] as const
export type MemberState = (typeof memberStates)[number]
export const memberKinds = ['member', 'agent', 'trial'] as const

/** What operators did to an account. */
export const officeEventKinds = [
  'blocked',
  'unblocked',
  'block_ended',
  'sessions_ended',
  'contact_corrected',
  'reopened',
  'type_changed',
  'revealed',
  'tags_changed',
] as const
export type OfficeEventKind = (typeof officeEventKinds)[number]

const common = {
  right: 'members.read',
  approval: 'none',
  personal: 'masked',
} as const

/** A member in a list. Contacts and names are masked. */
export const OpsMember = z.object({
  /** The customer id, by which its page is addressed. */
  memberId: z.string(),
  username: z.string(),
  kind: z.enum(memberKinds),
  state: z.enum(memberStates),
  blocked: z.array(Permission),
  /** Level of the brand's ladder, named; null where the brand has none. */
  level: z.object({ rank: z.int(), name: z.string() }).nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  upline: z.string().nullable(),
  tags: z.array(z.string()),
  registeredAt: Instant,
  lastLoginAt: Instant.nullable(),
  available: Money,
  /** An account of the demo: no person's. */
  isDemo: z.boolean(),
})
export type OpsMember = z.infer<typeof OpsMember>

const day = z.iso.date().optional()
const Rank = z.coerce.number().pipe(z.int().min(0).max(99))
const Amount = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/)

export const listMembers = operatorEndpoint({
  name: 'listMembers',
  summary: 'Members of the brand, those who registered last first',
  method: 'GET',
  path: '/ops/members',
  ...common,
  query: z.object({
    /** By registration, or by the last login. */
    order: z.enum(['registered', 'login']).default('registered'),
    state: z.enum(memberStates).optional(),
    kind: z.enum(['member', 'agent']).optional(),
    /** `any`: at least one permission is blocked. */
    blocked: z.enum(['any', ...memberPermissions]).optional(),
    tag: Tag.optional(),
    /** The username of the agent directly above. */
    upline: typed(64).optional(),
    /** The username of an agent anywhere above; as with a level, those who came last come first. */
    line: typed(64).optional(),
    /** Ranks of the brand's levels, both inclusive. */
    levelMin: Rank.optional(),
    levelMax: Rank.optional(),
    /** What is available, in reais, both inclusive. */
    balanceMin: Amount.optional(),
    balanceMax: Amount.optional(),
    /** Days in the brand's time zone, both inclusive. */
    registeredFrom: day,
    registeredTo: day,
    loginFrom: day,
    loginTo: day,
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  /** A page may be short, or empty, and have a next one: members are looked through in bounded steps. */
  response: z.object({ list: z.array(OpsMember), next: z.string().nullable() }),
  refusals: [],
})

export const foundBy = ['memberId', 'username', 'cpf', 'mobile', 'email'] as const

export const findMembers = operatorEndpoint({
  name: 'findMembers',
  summary: 'Members by the exact username, email, phone, CPF or id; at most ten',
  method: 'GET',
  path: '/ops/member-search',
  ...common,
  query: z.object({ text: typedAsIs(120).min(1) }),
  response: z.object({
    list: z.array(z.object({ by: z.enum(foundBy), member: OpsMember })),
  }),
  refusals: [],
})

export const listMemberTags = operatorEndpoint({
  name: 'listMemberTags',
  summary: 'Tags that members of the brand have, in the order of the alphabet; at most 200',
  method: 'GET',
  path: '/ops/member-tags',
  ...common,
  personal: 'none',
  response: z.object({ tags: z.array(z.string()) }),
  refusals: [],
})

/** One of the six permissions, and why it is blocked. */
export const PermissionState = z.object({
  permission: Permission,
  /** What blocks it: an operator, the member's own exclusion, or that the account is closed. */
  by: z.enum(['operator', 'exclusion', 'closed']).nullable(),
  since: Instant.nullable(),
  until: Instant.nullable(),
  operator: z.string().nullable(),
  reason: z.string().nullable(),
})
export type PermissionState = z.infer<typeof PermissionState>

export const openMatterKinds = [
  'conversation',
  'withdrawal',
  'deposit',
  'round',
  'slip',
  'ticket',
  'reward',
  'redemption',
  'transfer',
  'statement',
  'request',
] as const

/** Something that waits, with the id by which its own page is opened; null where several do. */
const OpenMatter = z.object({
  kind: z.enum(openMatterKinds),
  id: z.string().nullable(),
  since: Instant.nullable(),
  amount: Money.nullable(),
  state: z.string().nullable(),
})

export const MemberPage = z.object({
  member: OpsMember,
  type: z.int(),
  /** Types that the brand gives to ordinary members and agents. */
  types: z.array(z.int()),
  nickname: z.string(),
  language: z.string().nullable(),
  registerAddress: z.string().nullable(),
  registerDomain: z.string().nullable(),
  referrer: z.string().nullable(),
  affiliateCode: z.string().nullable(),
  closedAt: Instant.nullable(),
  closeReason: z.string().nullable(),
  /** Until when two persons can open it again; null if it is open, or too late. */
  reopenableUntil: Instant.nullable(),
  /** Masked; `confirmed`: its owner has shown to receive what is sent there. */
  identity: z.object({
    cpf: z.string().nullable(),
    age: z.int().nullable(),
    emailConfirmedAt: Instant.nullable(),
    mobileConfirmedAt: Instant.nullable(),
    termsAcceptedAt: Instant.nullable(),
    /** A payment came from a bank account of the same CPF. */
    isPaidByOwnCpf: z.boolean(),
  }),
  permissions: z.array(PermissionState),
  exclusion: z
    .object({
      /** `register`: the central register names the person. */
      kind: z.enum([...exclusionKinds, 'register']),
      /** Null for what the register says. */
      term: ExclusionTerm.nullable(),
      beganAt: Instant,
      endsAt: Instant.nullable(),
    })
    .nullable(),
  openMatters: z.array(OpenMatter),
  balance: z.object({
    available: Money,
    held: Money,
    /** Stakes that are not decided: rounds, slips and tickets. */
    inPlay: Money,
    /** The three together. */
    owed: Money,
  }),
  /** Sums of the last 30 days of the brand, today included. */
  last30: z.object({
    from: z.iso.date(),
    deposits: Money,
    withdrawals: Money,
    staked: Money,
    prizes: Money,
    rebates: Money,
    promotions: Money,
    /** Prizes, rebates and promotions, less stakes. */
    result: Money,
  }),
  guards: z.object({
    totpOn: z.boolean(),
    passkeyCount: z.int(),
    hasPaymentPassword: z.boolean(),
    /** A second factor is asked for at the next login, by any brand's rules. */
    secondFactorDue: z.boolean(),
  }),
  sessionCount: z.int(),
  /** Accounts registered by the member's code, and accounts directly below. */
  links: z.object({ referred: z.int(), below: z.int() }),
  noteCount: z.int(),
  lastNote: z.object({ at: Instant, operator: z.string(), text: z.string() }).nullable(),
  /** The server's time. */
  now: Instant,
})
export type MemberPage = z.infer<typeof MemberPage>

export const showMember = operatorEndpoint({
  name: 'showMember',
  summary: 'One member: state, permissions, open matters, balance, and who they are, masked',
  method: 'GET',
  path: '/ops/members/:memberId',
  ...common,
  params: memberParams,
  response: MemberPage,
  refusals: ['member.unknown'],
})

/** What a member told us, unmasked. */
const ClearMember = z.object({
  username: z.string(),
  name: z.string().nullable(),
  nickname: z.string(),
  cpf: z.string().nullable(),
  birthday: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  address: z.string().nullable(),
  line: z.string().nullable(),
  whatsapp: z.string().nullable(),
  facebook: z.string().nullable(),
  wechat: z.string().nullable(),
  qq: z.string().nullable(),
})
export type ClearMember = z.infer<typeof ClearMember>

export const revealMember = operatorEndpoint({
  name: 'revealMember',
  summary: 'What a member told about themself, unmasked; who read it and why is kept',
  method: 'POST',
  path: '/ops/members/:memberId/reveal',
  ...common,
  right: 'members.reveal',
  approval: 'reason',
  personal: 'clear',
  proof: 'recent',
  params: memberParams,
  body: z.strictObject({ reason }),
  response: ClearMember,
  refusals: ['member.unknown'],
})
