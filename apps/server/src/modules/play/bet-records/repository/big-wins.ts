import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PlayTables } from '../../common/repository/tables.ts'

export type BigWin = {
  readonly memberId: bigint
  readonly payoutMinor: bigint
  readonly placedAt: Date
}

/** The multiple of its stake from which a payout is big. */
const bigFromStakes = 10
/** Kept per game. */
const keptMax = 10

/**
 * Adds the big payouts of bets placed since an instant to the short list of their games, and drops those older
 * than `forgetBefore` or no longer among the largest.
 */
export const saveBigWins = async (
  { db }: Database<PlayTables>,
  since: Date,
  forgetBefore: Date,
): Promise<void> => {
  await sql`
    insert into play.big_win (node_id, vendor, debit_txn, member_id, payout_minor, placed_at)
    select b.node_id, b.vendor, b.debit_txn, b.member_id, f.payout_minor, b.placed_at
    from play.bet b
    join play.fate f on f.bucket = b.bucket and f.vendor = b.vendor and f.debit_txn = b.debit_txn
    where b.placed_at >= ${since} and f.state = 'settled'
      and f.payout_minor >= b.stake_minor * ${bigFromStakes}::integer
    on conflict (vendor, debit_txn) do update set payout_minor = excluded.payout_minor`.execute(db)
  await sql`
    delete from play.big_win w using (
      select vendor, debit_txn, placed_at,
        row_number() over (partition by node_id order by payout_minor desc, placed_at desc) as rank
      from play.big_win
    ) ranked
    where w.vendor = ranked.vendor and w.debit_txn = ranked.debit_txn
      and (ranked.rank > ${keptMax} or ranked.placed_at < ${forgetBefore})`.execute(db)
}

/** Largest first; a payout that was rolled back meanwhile is left out. */
export const listBigWins = async (
  { db }: Database<PlayTables>,
  nodeId: number,
): Promise<BigWin[]> => {
  const rows = await db
    .selectFrom('play.big_win as win')
    .innerJoin('play.fate as settlement', (join) =>
      join
        .onRef('settlement.vendor', '=', 'win.vendor')
        .onRef('settlement.debit_txn', '=', 'win.debit_txn'),
    )
    .select(['win.member_id', 'win.payout_minor', 'win.placed_at'])
    .where('win.node_id', '=', nodeId)
    .where('settlement.state', '=', 'settled')
    .orderBy('win.payout_minor', 'desc')
    .limit(keptMax)
    .execute()
  return rows.map((row) => ({
    memberId: row.member_id,
    payoutMinor: row.payout_minor,
    placedAt: row.placed_at,
  }))
}
