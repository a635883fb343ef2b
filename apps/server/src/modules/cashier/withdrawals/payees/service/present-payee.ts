import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { maskTarget } from '../domain/payee-target.ts'
import { maskName } from '../domain/mask-name.ts'
import type { PayeeRow } from '../../common/repository/tables.ts'
import { targetOf } from '../repository/target-of.ts'

/** A payee as its member sees it. */
export const presentPayee = (row: PayeeRow): Payee => ({
  bankCardId: row.id,
  kind: row.kind,
  pixKeyType: row.pix_key_type,
  cardNumber: maskTarget(targetOf(row)),
  bankCode: row.bank_code,
  bankName: row.bank_name,
  branch: row.branch,
  accountType: row.account_type,
  cardHolder: maskName(row.holder_name),
  isDefault: row.is_default,
  createdAt: row.created_at.toISOString(),
})
