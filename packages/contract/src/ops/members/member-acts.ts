import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed, typedAsIs } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { memberParams, Permission, PermissionState, Tag } from './members.ts'

const reason = typed(200).regex(/\S.*\S/)
const requestId = z.uuid().optional()

const Note = z.object({
  noteId: z.string(),
  at: Instant,
  operator: z.string(),
  text: z.string(),
})
export type MemberNote = z.infer<typeof Note>

export const listMemberNotes = operatorEndpoint({
  name: 'listMemberNotes',
  summary: 'What operators noted about a member, the newest first',
  method: 'GET',
  path: '/ops/members/:memberId/notes',
  params: memberParams,
  right: 'members.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    before: z.string().max(20).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(30),
  }),
  response: z.object({ list: z.array(Note), next: z.string().nullable() }),
  refusals: ['member.unknown'],
})

export const addMemberNote = operatorEndpoint({
  name: 'addMemberNote',
  summary: 'Notes something about a member; a note is never changed',
  method: 'POST',
  path: '/ops/members/:memberId/notes',
  params: memberParams,
  right: 'members.note',
  approval: 'none',
  personal: 'masked',
  body: z.strictObject({ text: typed(2000).regex(/\S/) }),
  response: Note,
  refusals: ['member.unknown'],
})

export const setMemberTags = operatorEndpoint({
  name: 'setMemberTags',
  summary: 'Gives a member tags and takes tags away; promotions can ask for them',
  method: 'POST',
  path: '/ops/members/:memberId/tags',
  params: memberParams,
  right: 'members.note',
  approval: 'none',
  personal: 'masked',
  body: z.strictObject({
    add: z.array(Tag).max(20).default([]),
    remove: z.array(Tag).max(20).default([]),
  }),
  response: z.object({ tags: z.array(z.string()) }),
  refusals: ['member.unknown', 'member.too_many_tags'],
})

const Permissions = z.object({ permissions: z.array(PermissionState) })
const several = z.array(Permission).min(1).max(6)

export const blockMember = operatorEndpoint({
  name: 'blockMember',
  summary: 'Blocks some of what a member may do, at once and everywhere, until a day or for good',
  method: 'POST',
  path: '/ops/members/:memberId/blocks',
  params: memberParams,
  right: 'members.block',
  approval: 'reason',
  personal: 'masked',
  body: z.strictObject({ permissions: several, until: Instant.nullable(), reason }),
  response: Permissions,
  refusals: ['member.unknown', 'member.block_end', 'member.is_trial'],
})

export const unblockMember = operatorEndpoint({
  name: 'unblockMember',
  summary: 'Gives permissions back that an operator blocked',
  method: 'POST',
  path: '/ops/members/:memberId/blocks/end',
  params: memberParams,
  right: 'members.block',
  approval: 'reason',
  personal: 'masked',
  body: z.strictObject({ permissions: several, reason }),
  response: Permissions,
  refusals: ['member.unknown', 'member.not_blocked'],
})

export const endMemberSessions = operatorEndpoint({
  name: 'endMemberSessions',
  summary:
    'Signs a member out everywhere; can also take away every second factor, so that a new one is due',
  method: 'POST',
  path: '/ops/members/:memberId/sessions/end',
  params: memberParams,
  right: 'members.correct',
  approval: 'reason',
  personal: 'masked',
  body: z.strictObject({ requireSecondFactor: z.boolean(), reason }),
  response: z.object({ endedCount: z.int(), secondFactorDue: z.boolean() }),
  refusals: ['member.unknown', 'member.is_trial'],
})

const Asked = z.object({
  requestId: z.uuid(),
  /** The request was the second one, so the act is done. */
  isDone: z.boolean(),
})

export const correctMemberContact = operatorEndpoint({
  name: 'correctMemberContact',
  summary:
    'Asks for another email or phone of a member whose identity was proven; it counts as confirmed',
  method: 'POST',
  path: '/ops/members/:memberId/contacts',
  params: memberParams,
  right: 'members.correct',
  approval: 'second',
  personal: 'masked',
  sealed: true,
  body: z.strictObject({
    channel: z.enum(['email', 'mobile']),
    value: typedAsIs(120).min(3),
    reason,
    requestId,
  }),
  response: Asked,
  refusals: [
    'member.unknown',
    'member.is_trial',
    'member.contact_invalid',
    'member.contact_same',
    'contact.taken',
    'account.closed',
    ...approvalRefusals,
  ],
})

export const reopenMember = operatorEndpoint({
  name: 'reopenMember',
  summary: 'Asks to open a closed account again, within 30 days of closing',
  method: 'POST',
  path: '/ops/members/:memberId/reopen',
  params: memberParams,
  right: 'members.correct',
  approval: 'second',
  personal: 'masked',
  body: z.strictObject({ reason, requestId }),
  response: Asked,
  refusals: [
    'member.unknown',
    'member.not_closed',
    'member.reopen_too_late',
    'member.has_newer_account',
    ...approvalRefusals,
  ],
})

export const changeMemberType = operatorEndpoint({
  name: 'changeMemberType',
  summary: 'Asks to make a member an agent, an agent a member, or to give another agent type',
  method: 'POST',
  path: '/ops/members/:memberId/type',
  params: memberParams,
  right: 'members.correct',
  approval: 'second',
  personal: 'masked',
  body: z.strictObject({ type: z.int().min(0).max(999), reason, requestId }),
  response: Asked,
  refusals: [
    'member.unknown',
    'member.is_trial',
    'member.type_unknown',
    'member.type_same',
    'member.has_team',
    'account.closed',
    ...approvalRefusals,
  ],
})
