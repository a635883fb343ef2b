import type { HeldPayment } from '@trevo/contract/ops/deposits.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { canDepositMove } from '../domain/deposit-states.ts'
import { maskCpf } from '../domain/mask-cpf.ts'
import { findByTxid, lockByTxid, moveDeposit } from '../repository/deposits.ts'
import { insertDecision, listHeld } from '../repository/held-payments.ts'
import { findPayment, lockPayment, movePayment } from '../repository/payments.ts'
import type { PaymentRow } from '../repository/tables.ts'

export type Return = {
  readonly endToEndId: string
  readonly brandId: number
  /** Who decides, as the audit knows them. */
  readonly operator: string
  readonly reason: string
}

const maskDocument = (document: string): string =>
  document.length === 11 ? maskCpf(document) : document

const present = async (
  { findMember }: CashierDependencies,
  row: PaymentRow,
): Promise<HeldPayment> => {
  const { member_id, deposit_id, amount_minor, paid_at } = row
  const member = member_id === null ? undefined : await findMember(member_id)
  if (!member || deposit_id === null || amount_minor === null || paid_at === null) {
    throw new Error(`payment ${row.e2e_id} is held for nobody`)
  }
  return {
    endToEndId: row.e2e_id,
    depositId: deposit_id,
    account: member.account,
    amount: formatMoney(amount_minor),
    paidAt: paid_at.toISOString(),
    payerName: row.payer_name,
    payerDocument: row.payer_document === null ? null : maskDocument(row.payer_document),
    reason: row.reason,
  }
}

/** What operators of a brand see and decide of Pix that are held. */
export const returnHeldPayments = (dependencies: CashierDependencies) => {
  const { database, clock, onDepositChanged } = dependencies
  return {
    list: async (brandId: number, limit: number): Promise<HeldPayment[]> => {
      const rows = await listHeld(database, brandId, limit)
      return Promise.all(rows.map((row) => present(dependencies, row)))
    },

    /** The institution is asked to return it at the next round, as for any other that goes back. */
    return: async ({ endToEndId, brandId, operator, reason }: Return) => {
      if (operator.trim() === '') throw new Error('a decision without an operator')
      const known = await findPayment(database, endToEndId)
      const txid = known?.txid ?? undefined
      const owner = txid === undefined ? undefined : await findByTxid(database, txid)
      if (txid === undefined || owner?.brand_id !== brandId) {
        throw new Refusal('deposit.payment_unknown')
      }
      // Deposit before payment, as whoever decides the payment locks them.
      const returned = await database.inTx(async (tx) => {
        const deposit = await lockByTxid(tx, txid)
        const payment = await lockPayment(tx, endToEndId)
        if (!deposit || payment?.status !== 'held') throw new Refusal('deposit.payment_not_held')
        const now = clock.now()
        const isReturned = canDepositMove(deposit.status, 'returned')
        const after = isReturned
          ? await moveDeposit(tx, deposit, 'returned', { next_call_at: null })
          : deposit
        const due = { decided_at: now, next_call_at: now, call_attempts: 0 }
        await movePayment(tx, payment, 'refund_due', due)
        await insertDecision(tx, { e2e_id: endToEndId, operator, reason, decided_at: now })
        return { payment, status: after.status }
      })
      onDepositChanged({
        memberId: owner.member_id,
        depositId: owner.id,
        status: returned.status,
      })
      return { endToEndId, amount: formatMoney(returned.payment.amount_minor ?? 0n) }
    },
  }
}
