import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { memberPermissions } from '../../member-permissions.ts'
import { barKinds, reasonBases, reasonKinds, reasonWays } from '../../reason-names.ts'
import { CacheBuster, Instant } from '../../shapes.ts'
import { LimitKind, LimitPeriod } from '../limits.ts'

/** A figure of a reason, in reais with two decimals, in numbers or in minutes. */
const ReasonFigure = z.object({
  name: z.enum(['amount', 'limit', 'used', 'required', 'wagered', 'left', 'wanted']),
  unit: z.enum(['money', 'count', 'minutes']),
  /** Null for no limit. */
  value: z.string().nullable(),
})

/** Why something is not possible for a member, or takes time. */
export const Reason = z.object({
  kind: z.enum(reasonKinds),
  /** Null where it holds until the member does something, or nobody knows. */
  since: Instant.nullable(),
  /** When it ends by itself; null if it does not. */
  until: Instant.nullable(),
  /** What it rests on; for `law` the kind names the article. */
  basis: z.enum(reasonBases),
  /** Codes of the register, of a held or returned Pix, or of where the member is. */
  reasons: z.array(z.string()),
  /** What is taken away. */
  takes: z.array(z.enum(memberPermissions)),
  figures: z.array(ReasonFigure),
  /** The limit in question. */
  limit: z.object({ kind: LimitKind, period: LimitPeriod }).nullable(),
  /** What it is about, by name: a promotion, a game. */
  title: z.string().nullable(),
  /** What an operator wrote to the member. */
  note: z.string().nullable(),
  /** Where the member can do something about it. */
  ways: z.array(z.enum(reasonWays)),
  /** Until when members withdraw by themselves, when the account is closed, and by when the rest is returned. */
  deadlines: z
    .object({ withdrawUntil: Instant, closeUntil: Instant, returnUntil: Instant })
    .nullable(),
})
export type Reason = z.infer<typeof Reason>

const Bar = Reason.extend({ kind: z.enum(barKinds) })

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

export const listReasons = endpoint({
  name: 'listReasons',
  summary:
    'Everything that restricts or delays what the member does: its rule, since when, until when, and what can be done',
  method: 'GET',
  path: '/wps/member/security/reasons',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    /** What bars the account first; then by part of the account. */
    reasons: z.array(Reason),
  }),
  refusals: [],
})
