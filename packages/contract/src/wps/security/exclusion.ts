import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../session.ts'

/** Periods for which members can exclude themselves from play; the shortest first. */
export const exclusionTerms = ['day', 'week', 'month', 'quarter', 'halfYear', 'indefinite'] as const
export const ExclusionTerm = z.enum(exclusionTerms)
export type ExclusionTerm = z.infer<typeof ExclusionTerm>

/** The minimum number of days of an exclusion for an indefinite time. */
export const indefiniteDaysMin = 180

/** An exclusion in force: closed pages show its end. */
export const LastingExclusion = z.object({
  /** When it ends automatically; null for an indefinite time. */
  endsAt: Instant.nullable(),
})
export type LastingExclusion = z.infer<typeof LastingExclusion>

export const Exclusion = z.object({
  /** The exclusion in force; null if there is none. */
  running: LastingExclusion.extend({ term: ExclusionTerm, beganAt: Instant }).nullable(),
  /** The currently available choices: those that would end later than the one in force. */
  choices: z.array(z.object({ term: ExclusionTerm, endsAt: Instant.nullable() })),
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
  response: Exclusion,
  refusals: [],
})

export const excludeSelf = endpoint({
  name: 'excludeSelf',
  summary:
    'Shuts the member out of play at once, for a time or indefinitely; no member ends it earlier',
  method: 'POST',
  path: '/wps/member/security/exclusion',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({
    term: ExclusionTerm,
    password: typed(128).min(1),
    /** The member has read what it means, and that it cannot be ended earlier. */
    statementAccepted: z.literal(true),
  }),
  response: Exclusion,
  refusals: ['password.wrong', 'login.locked', 'account.closed', 'exclusion.not_longer'],
  rateLimit: { max: 10, windowSec: 60 },
})
