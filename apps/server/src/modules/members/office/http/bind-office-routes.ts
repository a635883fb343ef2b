import * as acts from '@trevo/contract/ops/members/member-acts.ts'
import * as records from '@trevo/contract/ops/members/member-records.ts'
import * as members from '@trevo/contract/ops/members/members.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { MemberOffice } from '../create-member-office.ts'

const by = ({ brandId, username, operatorId }: Operator) => ({
  brandId,
  operator: username,
  operatorId,
})

/** The operators' calls about members: lists, one member, and what is done to an account. */
export const bindOfficeRoutes = (route: Route, office: MemberOffice): void => {
  route(members.listMembers, ({ actor, language, query }) =>
    office.listMembers({ brandId: actor.brandId, language }, query),
  )
  route(members.findMembers, ({ actor, language, query }) =>
    office.findMembers({ brandId: actor.brandId, language }, query.text),
  )
  route(members.listMemberTags, ({ actor }) => office.listMemberTags(actor.brandId))
  route(members.showMember, ({ actor, language, params }) =>
    office.showMember({ brandId: actor.brandId, language }, params.memberId),
  )
  route(members.revealMember, ({ actor, params, body }) =>
    office.revealMember(by(actor), params.memberId, body.reason),
  )
  route(records.listMemberTimeline, ({ actor, language, params, query }) =>
    office.listMemberTimeline({ brandId: actor.brandId, language }, params.memberId, query),
  )
  route(records.listMemberRecords, ({ actor, language, params, query }) =>
    office.listMemberRecords({ brandId: actor.brandId, language }, params.memberId, query),
  )
  route(records.listMemberSessions, ({ actor, params }) =>
    office.listMemberSessions(actor.brandId, params.memberId),
  )
  route(acts.listMemberNotes, ({ actor, params, query }) =>
    office.listMemberNotes(actor.brandId, params.memberId, query),
  )
  route(acts.addMemberNote, ({ actor, params, body }) =>
    office.addMemberNote(by(actor), params.memberId, body.text),
  )
  route(acts.setMemberTags, ({ actor, params, body }) =>
    office.setMemberTags(by(actor), params.memberId, body),
  )
  route(acts.endMemberSessions, ({ actor, params, body }) =>
    office.endMemberSessions({ ...by(actor), ...body, key: params.memberId }),
  )
  route(acts.correctMemberContact, ({ actor, params, body: { channel, value, ...asked } }) =>
    office.correctMemberContact(
      { ...by(actor), ...asked, key: params.memberId },
      { channel, value },
    ),
  )
  route(acts.reopenMember, ({ actor, params, body }) =>
    office.reopenMember({ ...by(actor), ...body, key: params.memberId }),
  )
  route(acts.changeMemberType, ({ actor, params, body: { type, ...asked } }) =>
    office.changeMemberType({ ...by(actor), ...asked, key: params.memberId }, type),
  )
}
