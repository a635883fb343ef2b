import type { Kysely } from 'kysely'
import type { DepositTables } from '../../deposits/common/repository/tables.ts'
import { maskPayerDocument, maskPayerName } from '../domain/mask-payer.ts'

/** Who paid a Pix, as it may be shown: the name as initials, the CPF masked. */
type Payer = {
  readonly name: string | null
  readonly document: string | null
  readonly paidAt: Date | null
}

/** The payer of a Pix that belongs to the member; undefined for any other. */
export const findPayer = async (
  db: Kysely<DepositTables>,
  memberId: bigint,
  endToEndId: string,
): Promise<Payer | undefined> => {
  const row = await db
    .selectFrom('cashier.payment')
    .select(['payer_name', 'payer_document', 'paid_at'])
    .where('e2e_id', '=', endToEndId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      name: row.payer_name === null ? null : maskPayerName(row.payer_name),
      document: row.payer_document === null ? null : maskPayerDocument(row.payer_document),
      paidAt: row.paid_at,
    }
  )
}
