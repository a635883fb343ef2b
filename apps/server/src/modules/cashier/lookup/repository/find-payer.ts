import { sql, type QueryExecutorProvider } from 'kysely'
import { maskPayerDocument, maskPayerName } from '../domain/mask-payer.ts'

/** Who paid a Pix, as it may be shown: the name as initials, the CPF masked. */
type Payer = {
  readonly name: string | null
  readonly document: string | null
  readonly paidAt: Date | null
}

type Row = { payer_name: string | null; payer_document: string | null; paid_at: Date | null }

/** The payer of a Pix that belongs to the member; undefined for any other. */
export const findPayer = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  endToEndId: string,
): Promise<Payer | undefined> => {
  const { rows } = await sql<Row>`
    select payer_name, payer_document, paid_at from cashier.payment
    where e2e_id = ${endToEndId} and member_id = ${memberId}`.execute(db)
  const [row] = rows
  return (
    row && {
      name: row.payer_name === null ? null : maskPayerName(row.payer_name),
      document: row.payer_document === null ? null : maskPayerDocument(row.payer_document),
      paidAt: row.paid_at,
    }
  )
}
