import type { Pool } from '@trevo/database/connect.ts'
import type { Wallet } from '../../wallet/index.ts'

type Row = {
  readonly member: bigint
  readonly staked: bigint
  readonly held: bigint
  readonly credited: bigint
}

/** What each member should have staked, hold and been given by the lottery's own tables. */
const readMembers = async (pool: Pool, memberIds: readonly bigint[]): Promise<readonly Row[]> => {
  const { rows } = await pool.query<Row>(
    `select m.id as member,
       coalesce((select sum(stake_minor) from lottery.ticket t
         where t.member_id = m.id and (t.status in (2, 4, 14, 16)
           or t.status = 12 and exists (select from lottery.credit c
             where c.member_id = t.member_id and c.ticket_id = t.id and c.kind = 'refund'))), 0)::bigint
         as staked,
       coalesce((select sum(stake_minor) from lottery.ticket t
         where t.member_id = m.id and t.is_held), 0)::bigint as held,
       coalesce((select sum(case state when 'paid' then amount_minor when 'short' then short_minor
           else 0 end) from lottery.credit c where c.member_id = m.id), 0)::bigint as credited
     from unnest($1::bigint[]) m (id) order by 1`,
    [memberIds.map(String)],
  )
  return rows
}

/**
 * Where the lottery's own tables and the ledger differ, member by member and for the house; nothing
 * where they agree. `given`: what each member was given from elsewhere, in 1/10,000 BRL.
 */
export const compareBooks = async (
  { pool, wallet }: { readonly pool: Pool; readonly wallet: Pick<Wallet, 'balanceOf'> },
  given: ReadonlyMap<bigint, bigint>,
): Promise<readonly string[]> => {
  const rows = await readMembers(pool, [...given.keys()])
  const differences: string[] = []
  for (const { member, staked, held, credited } of rows) {
    const { availableMinor, heldMinor } = await wallet.balanceOf(member)
    const expected = (given.get(member) ?? 0n) - staked + credited
    if (availableMinor !== expected) {
      differences.push(`member ${member} has ${availableMinor}, by the tickets ${expected}`)
    }
    if (heldMinor !== held)
      differences.push(`of member ${member} ${heldMinor} is held, not ${held}`)
  }
  const houses = await pool.query<{ total: bigint }>(
    `select sum(s.balance)::bigint as total from wallet.house_shard s
     join wallet.house h on h.id = s.house where h.name like 'lottery%'`,
  )
  const expected = rows.reduce(
    (sum, { staked, held, credited }) => sum + staked - held - credited,
    0n,
  )
  const total = houses.rows[0]?.total ?? 0n
  if (total !== expected) differences.push(`the house has ${total}, by the tickets ${expected}`)
  return differences
}
