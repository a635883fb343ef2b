import { getOfficeMember } from '../common/service/get-office-member.ts'
import type { OfficeNeeds } from './needs.ts'
import { createAskMemberChange } from './service/ask-member-change.ts'
import { createFindMembers } from './service/find-members.ts'
import { createListMemberRecords } from './service/list-member-records.ts'
import { createListMemberTimeline } from './service/list-member-timeline.ts'
import { createListMembers } from './service/list-members.ts'
import { createMemberSessions } from './service/member-sessions.ts'
import { createNotesAndTags } from './service/notes-and-tags.ts'
import { ownSources } from './service/own-sources.ts'
import { createRevealMember } from './service/reveal-member.ts'
import { createShowMember } from './service/show-member.ts'

/** Members as operators see them; created after every module that knows something about a member. */
export const createMemberOffice = (needs: OfficeNeeds) => ({
  ...createListMembers(needs),
  /** @throws Refusal `member.unknown` */
  getMember: (brandId: number, key: string) => getOfficeMember(needs.database.db, brandId, key),
  findMembers: createFindMembers(needs),
  showMember: createShowMember(needs),
  revealMember: createRevealMember(needs),
  ...createNotesAndTags(needs),
  ...createAskMemberChange(needs),
  ...createMemberSessions(needs),
  listMemberTimeline: createListMemberTimeline(needs, [
    ...ownSources(needs),
    ...needs.records.timeline,
  ]),
  listMemberRecords: createListMemberRecords(needs),
})

export type MemberOffice = ReturnType<typeof createMemberOffice>
