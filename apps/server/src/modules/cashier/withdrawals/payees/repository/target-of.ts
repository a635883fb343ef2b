import type { PayeeTarget } from '../../../institutions/payout-port.ts'
import type { PayeeRow } from '../../common/repository/tables.ts'

/** The row's columns as what they mean; the database's checks say which belong together. */
export const targetOf = (row: PayeeRow): PayeeTarget => {
  if (row.kind === 'pix' && row.pix_key !== null && row.pix_key_type !== null) {
    return { kind: 'pix', keyType: row.pix_key_type, key: row.pix_key }
  }
  const { bank_code, bank_name, branch, account_number, account_type } = row
  if (!bank_code || !bank_name || !branch || !account_number || !account_type) {
    throw new Error(`payee ${row.id} is neither key nor account`)
  }
  return {
    kind: 'bank',
    bankCode: bank_code,
    bankName: bank_name,
    branch,
    accountNumber: account_number,
    accountType: account_type,
  }
}
