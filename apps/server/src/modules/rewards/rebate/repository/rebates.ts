import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

/** The rebate of a stake: the product's rate plus that of the member's level, of the counted part. */
export type Brought = {
  readonly member_id: bigint
  readonly product: string
  readonly valid_minor: bigint
  readonly rebate_minor: bigint
}

/** Members, products, counted parts and rebates; as arrays for one statement. */
const columnsOf = (brought: readonly Brought[]) => sql`unnest(
  ${brought.map((one) => one.member_id)}::bigint[],
  ${brought.map((one) => one.product)}::text[],
  ${brought.map((one) => one.valid_minor)}::bigint[],
  ${brought.map((one) => one.rebate_minor)}::bigint[]) u (member_id, product, valid, due)`

const countedOnly = (brought: readonly Brought[]): readonly Brought[] =>
  brought.filter(({ valid_minor: validMinor }) => validMinor > 0n)

/** Adds the rebate of stakes; claimed rebate of returned stakes is offset first. */
export const addRebate = async (tx: Tx, brought: readonly Brought[]): Promise<void> => {
  const counted = countedOnly(brought)
  if (counted.length === 0) return
  await sql`
    insert into rewards.rebate_due as d (member_id, product, valid_minor, due_minor)
    select u.member_id, u.product, sum(u.valid)::bigint, sum(u.due)::bigint
    from ${columnsOf(counted)}
    group by u.member_id, u.product order by u.member_id, u.product
    on conflict (member_id, product) do update
    set valid_minor = d.valid_minor + excluded.valid_minor,
      due_minor = d.due_minor + greatest(excluded.due_minor - d.owed_minor, 0),
      owed_minor = greatest(d.owed_minor - excluded.due_minor, 0)`.execute(tx)
}

/** Reverses the rebate of changed stakes; the claimed part is owed from then on. */
export const reverseRebate = async (tx: Tx, brought: readonly Brought[]): Promise<void> => {
  const counted = countedOnly(brought)
  if (counted.length === 0) return
  await sql`
    update rewards.rebate_due d
    set valid_minor = greatest(d.valid_minor - g.valid, 0),
      due_minor = greatest(d.due_minor - g.due, 0),
      owed_minor = d.owed_minor + greatest(g.due - d.due_minor, 0)
    from (
      select u.member_id, u.product, sum(u.valid)::bigint as valid, sum(u.due)::bigint as due
      from ${columnsOf(counted)} group by u.member_id, u.product
    ) g where d.member_id = g.member_id and d.product = g.product`.execute(tx)
}
