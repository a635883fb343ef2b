import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../session.ts'

/**
 * A pause ends by itself and the account stays open. A self-exclusion leaves nothing but the way to the money, and
 * closes the account at its end.
 */
export const exclusionKinds = ['pause', 'exclusion'] as const
export const ExclusionKind = z.enum(exclusionKinds)
export type ExclusionKind = z.infer<typeof ExclusionKind>

/** Periods for which members can leave off play; the shortest first. */
export const exclusionTerms = [
  'day',
  'week',
  'month',
  'quarter',
  'halfYear',
  'year',
  'indefinite',
] as const
export const ExclusionTerm = z.enum(exclusionTerms)
export type ExclusionTerm = z.infer<typeof ExclusionTerm>

/** The terms of each kind: a pause from a day to six months, a self-exclusion from a month on. */
export const termsOfKind = {
  pause: ['day', 'week', 'month', 'quarter', 'halfYear'],
  exclusion: ['month', 'quarter', 'halfYear', 'year', 'indefinite'],
} as const satisfies Readonly<Record<ExclusionKind, readonly ExclusionTerm[]>>

/** The minimum number of days of an exclusion for an indefinite time. */
export const indefiniteDaysMin = 180

/** An exclusion in force: closed pages show its end. */
export const LastingExclusion = z.object({
  /** `register`: the central register of those who may not bet names the person. */
  kind: z.enum([...exclusionKinds, 'register']),
  /** When it ends automatically; null for an indefinite time. */
  endsAt: Instant.nullable(),
})
export type LastingExclusion = z.infer<typeof LastingExclusion>

export const Exclusion = z.object({
  /** The exclusion in force; null if there is none. */
  running: LastingExclusion.extend({
    kind: ExclusionKind,
    term: ExclusionTerm,
    beganAt: Instant,
  }).nullable(),
  /** The currently available choices: those that would end later than the one in force. */
  choices: z.array(
    z.object({ kind: ExclusionKind, term: ExclusionTerm, endsAt: Instant.nullable() }),
  ),
})
export type Exclusion = z.infer<typeof Exclusion>

export const getExclusion = endpoint({
  name: 'getExclusion',
  summary: 'Whether the member takes a break from play, until when, and which may be chosen',
  method: 'GET',
  path: '/wps/member/security/exclusion',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  evenCovered: true,
  response: Exclusion,
  refusals: [],
})

export const excludeSelf = endpoint({
  name: 'excludeSelf',
  summary:
    'Pauses or excludes the person at once, at every brand of the company; ends every session, and no member ends it earlier',
  method: 'POST',
  path: '/wps/member/security/exclusion',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({
    kind: ExclusionKind,
    term: ExclusionTerm,
    password: typed(128).min(1),
    /** The member has read what it means, and that it cannot be ended earlier. */
    statementAccepted: z.literal(true),
  }),
  evenCovered: true,
  response: Exclusion,
  refusals: [
    'password.wrong',
    'login.locked',
    'account.closed',
    'exclusion.not_longer',
    'exclusion.term',
  ],
  rateLimit: { max: 10, windowSec: 60 },
})
