import type { CaseNote } from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../../platform/acts/act.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { insertNote } from '../../common/repository/questions.ts'
import { findWithdrawalOfBrand } from '../../common/repository/read-withdrawals.ts'
import { presentNote } from '../../common/service/present-question.ts'

type Note = {
  readonly withdrawalId: string
  readonly noteId: string
  readonly brandId: number
  readonly operator: string
  readonly note: string
}

/**
 * A note for other operators, in any state of the withdrawal. The same id again is the same note. @throws
 * Refusal `withdrawal.unknown`, `request.id_reused`
 */
export const createAddWithdrawalNote =
  ({ database, clock }: WithdrawalContext) =>
  async ({ withdrawalId, noteId, brandId, operator, note }: Note): Promise<CaseNote> => {
    const row = await findWithdrawalOfBrand(database, brandId, withdrawalId)
    if (!row) throw new Refusal('withdrawal.unknown')
    const at = clock.now()
    const written = { id: noteId, withdrawal_id: withdrawalId, brand_id: brandId, operator, note }
    const kept = await database.inTx(async (tx) => {
      noteAct({ target: withdrawalId, after: { note }, reason: note })
      return insertNote(tx, { ...written, at })
    })
    const isSame =
      kept.withdrawal_id === withdrawalId && kept.operator === operator && kept.note === note
    if (!isSame) throw new Refusal('request.id_reused')
    return presentNote(kept)
  }
