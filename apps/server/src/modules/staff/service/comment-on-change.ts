import { changeCommentsMax, type ChangeComment } from '@trevo/contract/ops/approvals.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { findComment, insertComment, listComments } from '../repository/change-comments.ts'
import { lockChangeRequest } from '../repository/change-requests.ts'
import type { StaffTables } from '../repository/tables.ts'
import type { ApprovalParts } from './approval-parts.ts'
import { createFindChange, rightOf, type Reader } from './show-changes.ts'
import { presentComment } from './show-comments.ts'

type Comment = {
  readonly requestId: string
  readonly commentId: string
  readonly text: string
  readonly by: Reader & { readonly username: string }
}

/**
 * Writes a comment on a request that the operator may see, also after it was decided.
 * @throws Refusal `approval.unknown`, `operator.right_required`, `approval.comments_full`, `request.id_reused`
 */
export const createCommentOnChange = (parts: ApprovalParts) => {
  const { database, clock } = parts
  const { find } = createFindChange(parts)

  /** The same comment again; another one under its id is refused. */
  const findWritten = async (tx: Tx, { requestId, commentId, text, by }: Comment) => {
    const row = await findComment(tx, commentId)
    if (!row) return undefined
    const isSame =
      row.request_id === requestId && row.text === text && row.operator_id === by.operatorId
    if (!isSame) throw new Refusal('request.id_reused')
    return row
  }

  return async (comment: Comment): Promise<ChangeComment> => {
    const { requestId, commentId, text, by } = comment
    const request = await find(by, requestId)
    const row = await database.inTx(async (tx) => {
      // Comments on one request wait for each other, so that there are never too many.
      await lockChangeRequest(tx, by.brandId, requestId)
      const written = await findWritten(tx, comment)
      if (written) return written
      const others = await listComments(tables<StaffTables>(tx), requestId, changeCommentsMax)
      if (others.length >= changeCommentsMax) throw new Refusal('approval.comments_full')
      const added = {
        id: commentId,
        request_id: requestId,
        operator_id: by.operatorId,
        at: clock.now(),
        text,
      }
      await insertComment(tx, added)
      noteAct({
        target: request.target,
        // Of a request of AML, only its own readers are shown the row.
        right: rightOf(request.right_code),
        before: {},
        after: { requestId, text },
      })
      return added
    })
    return presentComment(row, by.username)
  }
}
