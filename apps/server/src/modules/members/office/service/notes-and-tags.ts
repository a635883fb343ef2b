import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/members/member-acts.ts'
import { tables } from '@trevo/database/connect.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { addOfficeEvent } from '../../common/repository/office-events.ts'
import { getOfficeMember } from '../../common/service/get-office-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { OfficeNeeds } from '../needs.ts'
import {
  findTags,
  insertNote,
  listNotes,
  lockMember,
  saveTags,
  type NoteRow,
} from '../repository/notes-and-tags.ts'

const tagsMax = 20

type By = { readonly brandId: number; readonly operator: string }

const present = (row: NoteRow): endpoints.MemberNote => ({
  noteId: String(row.note_id),
  at: row.at.toISOString(),
  operator: row.operator,
  text: row.text,
})

/** What operators write about members: notes, which are never changed, and tags. */
export const createNotesAndTags = ({ database, clock, promotions }: OfficeNeeds) => ({
  listMemberNotes: async (
    brandId: number,
    key: string,
    { before, pageSize }: Query<typeof endpoints.listMemberNotes>,
  ): Promise<Answer<typeof endpoints.listMemberNotes>> => {
    const { memberId } = await getOfficeMember(database.db, brandId, key)
    const page = { before: readNumber(before), limit: withExtra(pageSize) }
    const rows = await listNotes(database.db, memberId, page)
    const { shown, next } = cutPage(rows, pageSize, ({ note_id: id }) => String(id))
    return { list: shown.map(present), next }
  },

  addMemberNote: async (
    { brandId, operator }: By,
    key: string,
    text: string,
  ): Promise<endpoints.MemberNote> => {
    const { memberId } = await getOfficeMember(database.db, brandId, key)
    const row = await database.inTx(async (tx) => {
      // What was noted is kept with the member, not a second time in the audit.
      noteAct({ after: { characters: text.length } })
      const note = { member_id: memberId, at: clock.now(), operator, text: text.trim() }
      return insertNote(tables<MemberTables>(tx), note)
    })
    return present(row)
  },

  setMemberTags: async (
    { brandId, operator }: By,
    key: string,
    { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<{ tags: string[] }> => {
    const { memberId } = await getOfficeMember(database.db, brandId, key)
    return database.inTx(async (tx) => {
      const db = tables<MemberTables>(tx)
      await lockMember(db, memberId)
      const tagsNow = async () => (await findTags(db, [memberId])).get(memberId) ?? []
      const before = await tagsNow()
      await saveTags(db, { brandId, memberId }, { add, remove })
      const after = await tagsNow()
      if (after.length > tagsMax) throw new Refusal('member.too_many_tags', { max: tagsMax })
      await promotions.saveTags(tx, memberId, after)
      noteAct({ before: { tags: before }, after: { tags: after } })
      const detail = { tags: after }
      const event = {
        memberId,
        at: clock.now(),
        kind: 'tags_changed',
        operator,
        reason: null,
      } as const
      await addOfficeEvent(db, { ...event, detail })
      return { tags: after }
    })
  },
})
