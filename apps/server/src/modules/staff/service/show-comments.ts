import { changeCommentsMax, type ChangeComment } from '@trevo/contract/ops/approvals.ts'
import { listComments, type CommentRow } from '../repository/change-comments.ts'
import type { StaffNeeds } from '../needs.ts'

export const presentComment = (row: CommentRow, by: string): ChangeComment => ({
  commentId: row.id,
  by,
  at: row.at.toISOString(),
  text: row.text,
})

/** The comments on a request that the reader may see, the oldest first. */
export const showComments = async (
  { database, identity }: Pick<StaffNeeds, 'database' | 'identity'>,
  requestId: string,
): Promise<ChangeComment[]> => {
  const rows = await listComments(database.db, requestId, changeCommentsMax)
  if (rows.length === 0) return []
  const names = await identity.listOperatorNames([...new Set(rows.map((row) => row.operator_id))])
  return rows.map((row) => presentComment(row, names.get(row.operator_id) ?? ''))
}
