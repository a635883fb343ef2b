import type { Pool } from '@trevo/database/connect.ts'
import type { Wallet } from '../../wallet/index.ts'

type Row = {
  readonly member: bigint
  readonly staked: bigint
  readonly held: bigint
  readonly credited: bigint
}

/** The part of a credit that the member keeps. */
const standing = `case state when 'paid' then amount_minor when 'short' then short_minor else 0 end`

/** What each member should have staked, held and received by the lottery's own tables. */
const readMembers = async (pool: Pool, memberIds: readonly bigint[]): Promise<readonly Row[]> => {
  const { rows } = await pool.query<Row>(
    `with refunded as (
       select distinct member_id, ticket_id from lottery.credit where kind = 'refund'
     ), staked as (
       select t.member_id,
         sum(t.stake_minor) filter (where t.status in (2, 4, 14, 16)
           or t.status = 12 and r.ticket_id is not null) as staked,
         sum(t.stake_minor) filter (where t.is_held) as held
       from lottery.ticket t
       left join refunded r on r.member_id = t.member_id and r.ticket_id = t.id
       group by 1
     ), credited as (
       select member_id, sum(${standing}) as credited from lottery.credit group by 1
     )
     select m.id as member, coalesce(s.staked, 0)::bigint as staked,
       coalesce(s.held, 0)::bigint as held, coalesce(c.credited, 0)::bigint as credited
     from unnest($1::bigint[]) m (id)
     left join staked s on s.member_id = m.id
     left join credited c on c.member_id = m.id
     order by 1`,
    [memberIds.map(String)],
  )
  return rows
}

/** What each house should have: `lottery` wins stakes and pays prizes, the others only pay. */
const compareHouses = async (pool: Pool, rows: readonly Row[]): Promise<readonly string[]> => {
  const paid = await pool.query<{ prizes: bigint; rebates: bigint; differences: bigint }>(
    `select
       coalesce(sum(${standing}) filter (where kind in ('prize', 'tie', 'refund')), 0)::bigint as prizes,
       coalesce(sum(${standing}) filter (where kind = 'rebate'), 0)::bigint as rebates,
       coalesce(sum(${standing}) filter (where kind = 'difference'), 0)::bigint as differences
     from lottery.credit`,
  )
  const { prizes = 0n, rebates = 0n, differences = 0n } = paid.rows[0] ?? {}
  const staked = rows.reduce((sum, row) => sum + row.staked - row.held, 0n)
  const expected = {
    lottery: staked - prizes,
    lottery_rebates: -rebates,
    lottery_differences: -differences,
  }
  const houses = await pool.query<{ name: string; total: bigint }>(
    `select h.name, sum(s.balance)::bigint as total from wallet.house_shard s
     join wallet.house h on h.id = s.house where h.name = any($1) group by 1`,
    [Object.keys(expected)],
  )
  const totals = new Map(houses.rows.map(({ name, total }) => [name, total]))
  return Object.entries(expected).flatMap(([name, minor]) => {
    const total = totals.get(name) ?? 0n
    return total === minor ? [] : [`the house ${name} has ${total}, by the tickets ${minor}`]
  })
}

const balancesAtOnce = 64

/**
 * Differences between the lottery's own tables and the ledger, member by member and house by house (stakes and
 * prizes, rebates, differences); empty if they agree. `given`: each member's money from elsewhere, in 1/10,000
 * BRL.
 */
export const compareBooks = async (
  { pool, wallet }: { readonly pool: Pool; readonly wallet: Pick<Wallet, 'balanceOf'> },
  given: ReadonlyMap<bigint, bigint>,
): Promise<readonly string[]> => {
  const rows = await readMembers(pool, [...given.keys()])
  const differences: string[] = []
  const compare = async ({ member, staked, held, credited }: Row): Promise<void> => {
    const { availableMinor, heldMinor } = await wallet.balanceOf(member)
    const expected = (given.get(member) ?? 0n) - staked + credited
    if (availableMinor !== expected) {
      differences.push(`member ${member} has ${availableMinor}, by the tickets ${expected}`)
    }
    if (heldMinor !== held)
      differences.push(`of member ${member} ${heldMinor} is held, not ${held}`)
  }
  for (let from = 0; from < rows.length; from += balancesAtOnce) {
    await Promise.all(rows.slice(from, from + balancesAtOnce).map(compare))
  }
  return [...differences, ...(await compareHouses(pool, rows))]
}
