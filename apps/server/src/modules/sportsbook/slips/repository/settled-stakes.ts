import { sql, type Kysely } from 'kysely'
import { sumUncounted } from './opposite-singles.ts'
import type { SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

/** A member's stakes on ended slips, and their payouts. */
export type SettledSlips = {
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
  readonly lastStakedAt: Date
}

/** The part of stakes on bets against one another that was never at risk. */
const uncountedIn = async (
  db: Db,
  memberId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<bigint> => {
  const slips = await db
    .selectFrom('sportsbook.slip')
    .select(['member_id', 'id'])
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .where('kind', '=', 'singles')
    .where('status', 'in', ['won', 'lost'])
    .execute()
  const uncounted = await sumUncounted(db, slips)
  return slips.reduce((sum, { id }) => sum + (uncounted.get(id) ?? 0n), 0n)
}

/**
 * Stakes of ended slips that were placed in a span; undefined without any. The cashed-out part is no stake, and
 * counts as paid only by its gain or loss over its part of the stake. The part never at risk is neither staked nor
 * paid (`docs/valid-stake.md`).
 */
export const sumSettled = async (
  db: Db,
  memberId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<SettledSlips | undefined> => {
  const { rows } = await sql<{ staked: bigint | null; paid: bigint; last: Date }>`
    select sum(stake_minor - sold_back_minor)::bigint as staked, max(placed_at) as last,
      sum(payout_minor + cashed_minor - sold_back_minor)::bigint as paid
    from sportsbook.slip
    where member_id = ${memberId} and placed_at >= ${from} and placed_at < ${to}
      and status not in ('open', 'void')`.execute(db)
  const [row] = rows
  if (!row || row.staked === null) return undefined
  const uncountedMinor = await uncountedIn(db, memberId, { from, to })
  return {
    stakedMinor: row.staked - uncountedMinor,
    paidMinor: row.paid > uncountedMinor ? row.paid - uncountedMinor : 0n,
    lastStakedAt: row.last,
  }
}

/** The number of the member's latest ended slip with a counting stake. */
export const findSettledStake = async (db: Db, memberId: bigint): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook.slip
    where member_id = ${memberId} and status not in ('open', 'void')
      and sold_back_minor < stake_minor
    order by id desc limit 1`.execute(db)
  return rows[0]?.id
}
