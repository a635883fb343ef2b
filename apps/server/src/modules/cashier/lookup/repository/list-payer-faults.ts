import { sql, type Kysely } from 'kysely'
import type { ReconciliationTables } from '../../reconciliation/repository/tables.ts'

/** A Pix that somebody else paid into a member's charge, or a credited one that its bank reversed (MED). */
export type FoundFault = {
  readonly kind: 'payer_differs' | 'reversal'
  /** When it was decided or reversed. */
  readonly at: Date
  /** In the order of `at` and of this. */
  readonly id: string
  readonly memberId: bigint
  readonly amountMinor: bigint
  /** The end-to-end id. */
  readonly reference: string
}

type Row = {
  kind: FoundFault['kind']
  at: Date
  id: string
  member_id: bigint
  amount_minor: bigint
  reference: string
}

const faultOf = (row: Row): FoundFault => ({
  kind: row.kind,
  at: row.at,
  id: row.id,
  memberId: row.member_id,
  amountMinor: row.amount_minor,
  reference: row.reference,
})

export type PayerFaultPage = {
  readonly after: { readonly at: Date; readonly id: string }
  readonly until: Date
  readonly limit: number
}

/** Faults after a position up to an instant, in their order. */
export const listPayerFaults = async (
  db: Kysely<ReconciliationTables>,
  { after, until, limit }: PayerFaultPage,
): Promise<FoundFault[]> => {
  const { rows } = await sql<Row>`
    select * from (
      (select 'payer_differs' as kind, decided_at as at, e2e_id as id, member_id, amount_minor, e2e_id as reference
        from cashier.payment
        where reason = 'payer_differs' and member_id is not null and decided_at >= ${after.at}
          and (decided_at, e2e_id) > (${after.at}, ${after.id}) and decided_at <= ${until}
        order by decided_at, e2e_id limit ${limit})
      union all
      (select 'reversal', reversed_at, e2e_id || refund_id, member_id, amount_minor, e2e_id from cashier.reversal
        where what = 'deposit' and reversed_at >= ${after.at}
          and (reversed_at, e2e_id || refund_id) > (${after.at}, ${after.id}) and reversed_at <= ${until}
        order by reversed_at, e2e_id || refund_id limit ${limit})
    ) faults order by at, id limit ${limit}`.execute(db)
  return rows.map(faultOf)
}

/** Faults of some members since an instant, oldest first. */
export const listPayerFaultsOf = async (
  db: Kysely<ReconciliationTables>,
  memberIds: readonly bigint[],
  since: Date,
  limit: number,
): Promise<FoundFault[]> => {
  const { rows } = await sql<Row>`
    select * from (
      (select 'payer_differs' as kind, decided_at as at, e2e_id as id, member_id, amount_minor, e2e_id as reference
        from cashier.payment
        where reason = 'payer_differs' and member_id = any(${memberIds}::bigint[]) and decided_at >= ${since}
        order by decided_at desc limit ${limit})
      union all
      (select 'reversal', reversed_at, e2e_id || refund_id, member_id, amount_minor, e2e_id from cashier.reversal
        where what = 'deposit' and member_id = any(${memberIds}::bigint[]) and reversed_at >= ${since}
        order by reversed_at desc limit ${limit})
    ) faults order by at, id limit ${limit}`.execute(db)
  return rows.map(faultOf)
}
