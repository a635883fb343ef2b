import type { CaseNote, CaseQuestion } from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import type { ShownQuestion } from '../repository/questions.ts'
import type { WithdrawalNoteRow } from '../repository/tables.ts'

/** A question about a withdrawal with its answer, as operators see it. */
export const presentQuestion = (row: ShownQuestion): CaseQuestion => ({
  questionId: row.id,
  wants: row.wants,
  question: row.question,
  askedBy: row.asked_by,
  askedAt: row.asked_at.toISOString(),
  answer: row.answer,
  hasPicture: row.has_picture,
  endedAt: (row.answered_at ?? row.closed_at)?.toISOString() ?? null,
})

export const presentNote = ({ id, operator, note, at }: WithdrawalNoteRow): CaseNote => ({
  noteId: id,
  operator,
  note,
  at: at.toISOString(),
})
