import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { handOverData } from '@trevo/contract/ops/compliance/data-requests.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { PrivacyNeeds } from '../needs.ts'
import { findRequest, insertRequest, lockRequestsOf } from '../repository/requests.ts'
import type { PrivacyTables } from '../repository/tables.ts'
import type { Operator } from './data-requests.ts'
import { createWriteExport, fileNameOf } from './write-export.ts'

/**
 * Everything that is kept of one member; the request is in the member's own list as well.
 * @throws Refusal `member.unknown`, `my_data.too_many` if the id is another request's
 */
export const createHandOverData = (needs: PrivacyNeeds) => {
  const { database, clock, members } = needs
  const writeExport = createWriteExport(needs)
  return async (
    by: Operator,
    { requestId, username, reason }: Body<typeof handOverData>,
  ): Promise<Answer<typeof handOverData>> => {
    const { brandId } = by
    const memberId = await members.findByUsername(brandId, username.trim())
    if (memberId === undefined) throw new Refusal('member.unknown')
    if (await findRequest(database.db, requestId)) throw new Refusal('my_data.too_many')
    const at = clock.now()
    const content = await writeExport({ memberId, brandId }, 'PT')
    await database.inTx(async (tx) => {
      const db = tables<PrivacyTables>(tx)
      await lockRequestsOf(db, memberId)
      if (await findRequest(db, requestId)) throw new Refusal('my_data.too_many')
      await insertRequest(db, {
        request_id: requestId,
        brand_id: brandId,
        member_id: memberId,
        kind: 'export',
        state: 'opened',
        asked_at: at,
        due_at: at,
        ended_at: at,
        field: null,
        text: null,
        operator: by.username,
        answer: reason.trim(),
      })
      noteAct({ target: username, before: {}, after: { handedOver: requestId }, reason })
    })
    const fileName = fileNameOf(username, at)
    return { fileName, content: Buffer.from(content).toString('base64') }
  }
}
