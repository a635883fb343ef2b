import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/compliance/data-requests.ts'
import type { OfficeDataRequest } from '@trevo/contract/ops/compliance/data-requests.ts'
import { tables } from '@trevo/database/connect.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { PrivacyNeeds } from '../needs.ts'
import {
  endRequest,
  findRequest,
  listOfBrand,
  lockRequestsOf,
  type RequestRow,
} from '../repository/requests.ts'
import type { PrivacyTables } from '../repository/tables.ts'

/** Who acts for a brand. */
export type Operator = { readonly brandId: number; readonly username: string }

const present = (
  row: RequestRow,
  usernames: ReadonlyMap<bigint, string>,
  now: Date,
): OfficeDataRequest => ({
  requestId: row.request_id,
  kind: row.kind,
  state: row.state,
  username: usernames.get(row.member_id) ?? '',
  askedAt: row.asked_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  isLate: (row.ended_at ?? now) > row.due_at,
  endedAt: row.ended_at?.toISOString() ?? null,
  field: row.field,
  text: row.text,
  operator: row.operator,
  answer: row.answer,
  attempts: row.attempts,
  nextTryAt: row.state === 'waiting' ? (row.next_try_at?.toISOString() ?? null) : null,
  failure: row.failure,
})

/** What operators see and do about requests of members. */
export const createDataRequests = (needs: PrivacyNeeds) => {
  const { database, clock, members } = needs
  return {
    listDataRequests: async (
      brandId: number,
      { view, before, pageSize }: Query<typeof contract.listDataRequests>,
    ): Promise<Answer<typeof contract.listDataRequests>> => {
      const page = { before: readCursor(before), limit: withExtra(pageSize) }
      const rows = await listOfBrand(database.db, brandId, view, page)
      const { shown, next } = cutPage(rows, pageSize, (row) =>
        writeCursor({ at: view === 'open' ? row.due_at : row.asked_at, id: row.request_id }),
      )
      const usernames = await members.usernamesOf(shown.map((row) => row.member_id))
      const now = clock.now()
      return { list: shown.map((row) => present(row, usernames, now)), next }
    },

    /** @throws Refusal `my_data.request_unknown`, `my_data.ended` */
    answerDataRequest: async (
      by: Operator,
      requestId: string,
      reason: string,
    ): Promise<OfficeDataRequest> => {
      const now = clock.now()
      const row = await database.inTx(async (tx) => {
        const db = tables<PrivacyTables>(tx)
        const found = await findRequest(db, requestId)
        if (found?.brand_id !== by.brandId || found.kind !== 'correct') {
          throw new Refusal('my_data.request_unknown')
        }
        await lockRequestsOf(db, found.member_id)
        const locked = await findRequest(db, requestId)
        if (locked?.state !== 'waiting') throw new Refusal('my_data.ended')
        const answer = reason.trim()
        await endRequest(db, requestId, { at: now, operator: by.username, answer })
        noteAct({
          target: requestId,
          before: { state: 'waiting' },
          after: { state: 'done', answer },
        })
        return findRequest(db, requestId)
      })
      if (!row) throw new Refusal('my_data.request_unknown')
      return present(row, await members.usernamesOf([row.member_id]), now)
    },
  }
}
