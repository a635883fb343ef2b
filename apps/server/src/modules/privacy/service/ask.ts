import { dayMs } from '@trevo/calendar/durations.ts'
import type { correctableFields, DataRequest } from '@trevo/contract/wps/my-data.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PrivacyNeeds, Whose } from '../needs.ts'
import {
  countRequests,
  findRequest,
  insertRequest,
  lockRequestsOf,
  type RequestRow,
} from '../repository/requests.ts'
import type { PrivacyTables } from '../repository/tables.ts'

/** LGPD, art. 19: a full answer within fifteen days. */
const dueMs = 15 * dayMs
const aDayMax = 5

/** A request as its member sees it. */
export const presentRequest = (row: RequestRow): DataRequest => ({
  requestId: row.request_id,
  kind: row.kind,
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  openUntil: row.open_until?.toISOString() ?? null,
  // Why data was handed over is between the operator and who asked.
  text: row.kind === 'correct' ? (row.answer ?? row.text) : null,
})

type Asked = Whose & {
  readonly requestId: string
  readonly kind: RequestRow['kind']
  readonly field?: (typeof correctableFields)[number]
  readonly text?: string
}

/**
 * Keeps what a member asks for; the same id again answers the request as it is now.
 * @throws Refusal `my_data.too_many`
 */
export const createAsk =
  ({ database, clock }: Pick<PrivacyNeeds, 'database' | 'clock'>) =>
  ({ memberId, brandId, requestId, kind, field, text }: Asked): Promise<DataRequest> =>
    database.inTx(async (tx) => {
      const db = tables<PrivacyTables>(tx)
      await lockRequestsOf(db, memberId)
      const known = await findRequest(db, requestId)
      if (known?.member_id === memberId && known.kind === kind) return presentRequest(known)
      const now = clock.now()
      const since = new Date(now.getTime() - dayMs)
      const { count, isOpen } = await countRequests(db, memberId, kind, since)
      if (known || isOpen || count >= aDayMax) throw new Refusal('my_data.too_many')
      await insertRequest(db, {
        request_id: requestId,
        brand_id: brandId,
        member_id: memberId,
        kind,
        state: 'waiting',
        asked_at: now,
        due_at: new Date(now.getTime() + dueMs),
        field: field ?? null,
        text: text?.trim() ?? null,
      })
      const added = await findRequest(db, requestId)
      if (!added) throw new Error('a request was not kept')
      return presentRequest(added)
    })
