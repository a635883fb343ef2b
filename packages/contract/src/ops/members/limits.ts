import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { LimitChange, LimitKind, LimitPeriod, Limits, LimitValue } from '../../wps/limits.ts'
import { typed } from '../../wps/session.ts'

const username = typed(64).min(1)
const common = {
  right: 'members.read',
  personal: 'masked',
} as const

const MemberLimits = Limits.extend({
  username: z.string(),
  /** Everything that happened to the limits, newest first, the last hundred. */
  changes: z.array(LimitChange),
})
export type MemberLimits = z.infer<typeof MemberLimits>

export const showMemberLimits = operatorEndpoint({
  name: 'showMemberLimits',
  summary: 'The limits of a member, what is used of them, and their history',
  method: 'GET',
  path: '/ops/members/limits',
  ...common,
  approval: 'none',
  query: z.object({ username }),
  response: MemberLimits,
  refusals: ['exclusion.member_unknown'],
})

export const lowerMemberLimit = operatorEndpoint({
  name: 'lowerMemberLimit',
  summary: 'Lowers a limit of a member at once; nobody but the member raises one',
  method: 'POST',
  path: '/ops/members/limits',
  ...common,
  right: 'members.block',
  approval: 'reason',
  body: z.strictObject({
    username,
    kind: LimitKind,
    period: LimitPeriod,
    value: LimitValue,
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: MemberLimits,
  refusals: [
    'exclusion.member_unknown',
    'limit.period_unknown',
    'limit.value_unknown',
    'limit.above_longer',
    'limit.not_lower',
  ],
})
