import { sql, type QueryExecutorProvider } from 'kysely'

/** What some members brought in during a span, and the withdrawals that they called off. In 1/10,000 BRL. */
export type MoneyOf = {
  readonly deposits: number
  readonly depositedMinor: bigint
  readonly cancelled: number
}

/** Deposits by the moment of their credit, withdrawals by that of their end; asked for up to 90 days before. */
export const countMoneyOf = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<MoneyOf> => {
  const { rows } = await sql<{ deposits: number; deposited: bigint; cancelled: number }>`
    select
      coalesce((select count(*) from cashier.deposit d where d.member_id = m.id and d.status = 'credited'
        and d.created_at >= ${from}::timestamptz - interval '90 days' and d.created_at < ${until}
        and d.credited_at >= ${from} and d.credited_at < ${until}), 0)::integer as deposits,
      coalesce((select sum(d.amount_minor) from cashier.deposit d where d.member_id = m.id
        and d.status = 'credited'
        and d.created_at >= ${from}::timestamptz - interval '90 days' and d.created_at < ${until}
        and d.credited_at >= ${from} and d.credited_at < ${until}), 0)::bigint as deposited,
      coalesce((select count(*) from cashier.withdrawal w where w.member_id = m.id
        and w.status = 'cancelled'
        and w.created_at >= ${from}::timestamptz - interval '90 days' and w.created_at < ${until}
        and w.ended_at >= ${from} and w.ended_at < ${until}), 0)::integer as cancelled
    from unnest(${[...memberIds]}::bigint[]) m (id)`.execute(db)
  return rows.reduce<MoneyOf>(
    (sum, row) => ({
      deposits: sum.deposits + row.deposits,
      depositedMinor: sum.depositedMinor + row.deposited,
      cancelled: sum.cancelled + row.cancelled,
    }),
    { deposits: 0, depositedMinor: 0n, cancelled: 0 },
  )
}
