import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { Brought } from './stakes.ts'

/** Adds what stakes brought; what was claimed for stakes that went back is made up for first. */
export const addRebate = async (tx: Tx, brought: readonly Brought[]): Promise<void> => {
  const counted = brought.filter(({ valid_minor: validMinor }) => validMinor > 0n)
  if (counted.length === 0) return
  await sql`
    insert into rewards.rebate_due as d (member_id, product, valid_minor, due_minor)
    select u.member_id, u.product, sum(u.valid)::bigint, sum(u.due)::bigint
    from unnest(
      ${counted.map((one) => one.member_id)}::bigint[],
      ${counted.map((one) => one.product)}::text[],
      ${counted.map((one) => one.valid_minor)}::bigint[],
      ${counted.map((one) => one.rebate_minor)}::bigint[]) u (member_id, product, valid, due)
    group by u.member_id, u.product order by u.member_id, u.product
    on conflict (member_id, product) do update
    set valid_minor = d.valid_minor + excluded.valid_minor,
      due_minor = d.due_minor + greatest(excluded.due_minor - d.owed_minor, 0),
      owed_minor = greatest(d.owed_minor - excluded.due_minor, 0)`.execute(tx)
}

/** Reverses what changed stakes brought; what of it was claimed already is owed from then on. */
export const reverseRebate = async (tx: Tx, ids: readonly bigint[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    with gone as (
      update rewards.stake s set change_count = 0, valid_minor = 0, rebate_minor = 0
      from (
        select id, valid_minor, rebate_minor from rewards.stake
        where id = any(${ids}::bigint[]) for update
      ) o where s.id = o.id
      returning s.member_id, s.product, o.valid_minor, o.rebate_minor
    ), sums as (
      select member_id, product, sum(valid_minor)::bigint as valid, sum(rebate_minor)::bigint as due
      from gone group by member_id, product
    )
    update rewards.rebate_due d
    set valid_minor = greatest(d.valid_minor - g.valid, 0),
      due_minor = greatest(d.due_minor - g.due, 0),
      owed_minor = d.owed_minor + greatest(g.due - d.due_minor, 0)
    from sums g where d.member_id = g.member_id and d.product = g.product`.execute(tx)
}
