import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { memberPermissions } from '../../member-permissions.ts'
import { Instant } from '../../shapes.ts'

/**
 * What can bar an account: the member, the central register, an answer that is awaited, an operator, an identity that
 * is not verified or in review, limits that everybody needs and this person has not chosen.
 */
export const barKinds = [
  'pause',
  'exclusion',
  'register',
  'checking',
  'operator',
  'identity',
  'identityReview',
  'limits',
] as const

const Bar = z.object({
  kind: z.enum(barKinds),
  /** Null where it holds until the member does something. */
  since: Instant.nullable(),
  /** When it ends by itself; null if it does not. */
  until: Instant.nullable(),
  /** The register's codes for its reasons. */
  reasons: z.array(z.string()),
  /** What is taken away. */
  takes: z.array(z.enum(memberPermissions)),
  /** Until when members withdraw by themselves, when the account is closed, and by when the rest is returned. */
  deadlines: z
    .object({ withdrawUntil: Instant, closeUntil: Instant, returnUntil: Instant })
    .nullable(),
})
export type Bar = z.infer<typeof Bar>

export const Standing = z.object({
  bars: z.array(Bar),
})
export type Standing = z.infer<typeof Standing>

export const getStanding = endpoint({
  name: 'getStanding',
  summary: 'What bars the member’s account, why, what is still possible, and until when',
  method: 'GET',
  path: '/wps/member/security/standing',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  evenCovered: true,
  response: Standing,
  refusals: [],
})
