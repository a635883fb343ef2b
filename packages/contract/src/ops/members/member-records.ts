import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { memberParams } from './members.ts'

const common = {
  right: 'members.read',
  approval: 'none',
  personal: 'masked',
  params: memberParams,
} as const

export const timelineGroups = ['money', 'play', 'security', 'people'] as const
export type TimelineGroup = (typeof timelineGroups)[number]

/** Something that happened to or was done by a member. */
const TimelineItem = z.object({
  /** Unique in the list. */
  id: z.string(),
  at: Instant,
  group: z.enum(timelineGroups),
  /** What it is: a kind of movement, a product, a security event, an act. */
  kind: z.string(),
  /** A game, lottery, subject or tag; null where there is none. */
  name: z.string().nullable(),
  /** Who of the operators; null where nobody was. */
  operator: z.string().nullable(),
  /** A reason or note of an operator. */
  text: z.string().nullable(),
  /** Signed: what the member's balance gained. */
  amount: Money.nullable(),
  /** The number by which its own page finds it. */
  reference: z.string().nullable(),
})
export type TimelineItem = z.infer<typeof TimelineItem>

export const listMemberTimeline = operatorEndpoint({
  name: 'listMemberTimeline',
  summary: 'What happened to a member: money, play, security and people, the newest first',
  method: 'GET',
  path: '/ops/members/:memberId/timeline',
  ...common,
  query: z.object({
    group: z.enum(['all', ...timelineGroups]).default('all'),
    before: z.string().max(600).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(30),
  }),
  response: z.object({ list: z.array(TimelineItem), next: z.string().nullable() }),
  refusals: ['member.unknown'],
})

export const recordKinds = [
  'deposits',
  'withdrawals',
  'entries',
  'rounds',
  'slips',
  'tickets',
  'scratchcards',
  'rewards',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** One line of a member's records, of whichever kind. */
const MemberRecord = z.object({
  id: z.string(),
  at: Instant,
  /** A game, lottery, kind of movement or reward. */
  name: z.string(),
  state: z.string(),
  /** Asked for or staked; of an entry what the balance gained or lost. */
  amount: Money,
  /** Credited, paid or won; null where it is not decided. */
  result: Money.nullable(),
  /** The balance after an entry; null for everything else. */
  balanceAfter: Money.nullable(),
  reference: z.string().nullable(),
})
export type MemberRecord = z.infer<typeof MemberRecord>

export const listMemberRecords = operatorEndpoint({
  name: 'listMemberRecords',
  summary:
    'Deposits, withdrawals, entries, rounds, slips, tickets, scratchcards or rewards of a member, the newest first',
  method: 'GET',
  path: '/ops/members/:memberId/records',
  ...common,
  query: z.object({
    kind: z.enum(recordKinds),
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(50)).default(30),
  }),
  response: z.object({ list: z.array(MemberRecord), next: z.string().nullable() }),
  refusals: ['member.unknown'],
})

const Session = z.object({
  sessionId: z.string(),
  /** Without its last part. */
  address: z.string(),
  userAgent: z.string(),
  device: z.enum(['web', 'mobile']),
  createdAt: Instant,
  seenAt: Instant,
})

export const listMemberSessions = operatorEndpoint({
  name: 'listMemberSessions',
  summary: 'Where a member is logged in now, the session used last first',
  method: 'GET',
  path: '/ops/members/:memberId/sessions',
  ...common,
  response: z.object({ list: z.array(Session) }),
  refusals: ['member.unknown'],
})
