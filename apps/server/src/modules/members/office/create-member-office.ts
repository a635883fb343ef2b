import type { Query } from '@trevo/contract/endpoint.ts'
import type { listMemberRecords, listMemberTimeline } from '@trevo/contract/ops/member-records.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { getOfficeMember } from '../common/service/get-office-member.ts'
import type { OfficeNeeds } from './needs.ts'
import { createAskMemberChange } from './service/ask-change.ts'
import { createMemberSessions } from './service/end-member-sessions.ts'
import { createFindMembers } from './service/find-members.ts'
import { createListMembers } from './service/list-members.ts'
import { createListTimeline } from './service/list-timeline.ts'
import { createNotesAndTags } from './service/notes-and-tags.ts'
import { ownSources } from './service/own-sources.ts'
import { createRevealMember } from './service/reveal-member.ts'
import { createShowMember } from './service/show-member.ts'

type Asking = { readonly brandId: number; readonly language: Language }

/** Members as operators see them; created after every module that knows something about a member. */
export const createMemberOffice = (needs: OfficeNeeds) => {
  const { db } = needs.database
  const sessions = createMemberSessions(needs)
  const listTimeline = createListTimeline([...ownSources(needs), ...needs.records.timeline])
  return {
    ...createListMembers(needs),
    findMembers: createFindMembers(needs),
    showMember: createShowMember(needs),
    revealMember: createRevealMember(needs),
    ...createNotesAndTags(needs),
    ...createAskMemberChange(needs),
    endMemberSessions: sessions.endMemberSessions,
    listMemberSessions: async (brandId: number, key: string) => {
      const { memberId } = await getOfficeMember(db, brandId, key)
      return sessions.listMemberSessions(memberId)
    },
    listMemberTimeline: async (
      { brandId, language }: Asking,
      key: string,
      query: Query<typeof listMemberTimeline>,
    ) => listTimeline(await getOfficeMember(db, brandId, key), query, language),
    listMemberRecords: async (
      { brandId, language }: Asking,
      key: string,
      { kind, before, pageSize }: Query<typeof listMemberRecords>,
    ) => {
      const { memberId } = await getOfficeMember(db, brandId, key)
      const page = { memberId, brandId, before, pageSize, language }
      const { list, next } = await needs.records.listRecords(kind, page)
      return { list: [...list], next }
    },
  }
}

export type MemberOffice = ReturnType<typeof createMemberOffice>
