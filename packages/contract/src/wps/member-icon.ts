import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Pictures to choose from, by index from 0. */
export const memberIconCount = 12

export const MemberIcon = z.object({
  avatar: z
    .int()
    .min(0)
    .max(memberIconCount - 1),
  avatarType: z.literal('STATIC'),
})
export type MemberIcon = z.infer<typeof MemberIcon>

export const getMemberIcon = endpoint({
  name: 'getMemberIcon',
  summary: "The picture that stands for the member: an index into the site's set",
  method: 'GET',
  path: '/wps/member/info/icon',
  family: 'wps',
  auth: 'session',
  evenForced: true,
  moduleId: 'PROFPIC3',
  evenCovered: true,
  response: MemberIcon,
  refusals: [],
})

export const setMemberIcon = endpoint({
  name: 'setMemberIcon',
  summary: 'Chooses another picture',
  method: 'POST',
  path: '/wps/member/info/icon',
  family: 'wps',
  auth: 'member',
  moduleId: 'PROFPIC3',
  body: z.strictObject({ avatar: MemberIcon.shape.avatar }),
  response: MemberIcon,
  refusals: [],
})
