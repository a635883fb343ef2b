import type { HeldPayment } from '@trevo/contract/ops/deposits.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import { cpfOf } from '@trevo/field-rules/person-document.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { DepositContext } from '../../common/context.ts'
import { listHeld } from '../repository/held-payments.ts'
import type { PaymentRow } from '../../common/repository/tables.ts'

const maskDocument = (document: string): string => {
  const cpf = cpfOf(document)
  return cpf === undefined ? document : maskCpf(cpf)
}

const present = async ({ members }: DepositContext, row: PaymentRow): Promise<HeldPayment> => {
  const { member_id, deposit_id, amount_minor, paid_at } = row
  const member = member_id === null ? undefined : await members.findDepositMember(member_id)
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

/** Held payments of a brand, for its operators. */
export const createListHeldPayments =
  (context: DepositContext) =>
  async (brandId: number, limit: number): Promise<HeldPayment[]> => {
    const rows = await listHeld(context.database, brandId, limit)
    return Promise.all(rows.map((row) => present(context, row)))
  }
