import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Reason } from '../../wps/security/standing.ts'
import { memberParams } from './members.ts'

export const listMemberReasons = operatorEndpoint({
  name: 'listMemberReasons',
  summary: 'What restricts or delays what a member does, as the member reads it',
  method: 'GET',
  path: '/ops/members/:memberId/reasons',
  right: 'members.read',
  approval: 'none',
  personal: 'masked',
  params: memberParams,
  response: z.object({
    /** How the member plays, and what the register says, only for operators who may read that. */
    reasons: z.array(Reason),
  }),
  refusals: ['member.unknown'],
})
