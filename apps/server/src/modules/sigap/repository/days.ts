import { sql } from 'kysely'
import type { SigapDb } from './tables.ts'

/** The day after the last one that is made, or the first one with a movement. */
export const findNextDay = async (db: SigapDb, companyId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(coalesce(
      (select max(day) + 1 from sigap.made_day where company_id = ${companyId}),
      (select min(day) from sigap.wallet_day where company_id = ${companyId})
    ), 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day ?? undefined
}

/** False if another copy has made the day; it waits for that copy’s transaction. */
export const insertMadeDay = async (
  db: SigapDb,
  companyId: number,
  day: string,
  at: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into sigap.made_day values (${companyId}, ${day}::date, ${at}) on conflict do nothing`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** One change of a company’s files at a time, until the transaction ends. */
export const lockCompany = (db: SigapDb, companyId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('sigap.file', ${companyId}))`.execute(db)

export type DayPage = {
  readonly companyId: number
  readonly day: string
  readonly afterId: bigint
  readonly limit: number
}

export type WalletDay = {
  readonly member_id: bigint
  readonly opening_minor: bigint
  readonly deposits_minor: bigint
  readonly withdrawals_minor: bigint
  readonly stakes_minor: bigint
  readonly prizes_minor: bigint
  readonly given_minor: bigint
  readonly commission_minor: bigint
  readonly adjustments_minor: bigint
  readonly change_minor: bigint
}

/** Wallets with a movement on the day, by member, from the one after `afterId` on. */
export const listWalletDays = async (
  db: SigapDb,
  { companyId, day, afterId, limit }: DayPage,
): Promise<WalletDay[]> => {
  const { rows } = await sql<WalletDay>`
    select w.member_id, coalesce((select sum(p.change_minor) from sigap.wallet_day p
        where p.member_id = w.member_id and p.day < w.day), 0)::bigint as opening_minor,
      w.deposits_minor, w.withdrawals_minor, w.stakes_minor, w.prizes_minor, w.given_minor, w.commission_minor,
      w.adjustments_minor, w.change_minor
    from sigap.wallet_day w
    where w.company_id = ${companyId} and w.day = ${day}::date and w.member_id > ${afterId}
    order by w.member_id limit ${limit}`.execute(db)
  return rows
}

export type PlayDay = {
  readonly member_id: bigint
  readonly node_id: number
  readonly stakes_minor: bigint
  readonly stake_count: bigint
  readonly prizes_minor: bigint
  readonly prize_count: bigint
}

/** Play in games and lotteries, sports left out, by member and game, after `after`. */
export const listPlayDays = async (
  db: SigapDb,
  { companyId, day, afterId, afterNode, limit }: DayPage & { readonly afterNode: number },
): Promise<PlayDay[]> => {
  const { rows } = await sql<PlayDay>`
    select member_id, node_id, stakes_minor, stake_count, prizes_minor, prize_count from sigap.play_day
    where company_id = ${companyId} and day = ${day}::date and node_id >= 0
      and (member_id, node_id) > (${afterId}, ${afterNode})
    order by member_id, node_id limit ${limit}`.execute(db)
  return rows
}

export type SportsMovement = {
  readonly transfer_id: bigint
  readonly member_id: bigint
  readonly slip: string
  readonly at: Date
  readonly kind: 'stake' | 'returned' | 'prize'
  readonly amount_minor: bigint
}

/** Movements of sports bets by their number, after `afterId`. */
export const listSportsMovements = async (
  db: SigapDb,
  { companyId, day, afterId, limit }: DayPage,
): Promise<SportsMovement[]> => {
  const { rows } = await sql<SportsMovement>`
    select transfer_id, member_id, slip, at, kind, amount_minor from sigap.sports_movement
    where company_id = ${companyId} and day = ${day}::date and transfer_id > ${afterId}
    order by transfer_id limit ${limit}`.execute(db)
  return rows
}

export type MonthSum = {
  readonly brand_id: number
  readonly node_id: number
  readonly stakes_minor: bigint
  readonly prizes_minor: bigint
}

/** What each brand took and paid in each game in some days. */
export const sumMonth = async (
  db: SigapDb,
  companyId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<MonthSum[]> => {
  const { rows } = await sql<MonthSum>`
    select m.brand_id, p.node_id, sum(p.stakes_minor)::bigint as stakes_minor, sum(p.prizes_minor)::bigint as prizes_minor
    from sigap.play_day p join sigap.member m using (member_id)
    where p.company_id = ${companyId} and p.day between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** Members of each brand who staked in some of the games in the month. */
export const countBettors = async (
  db: SigapDb,
  companyId: number,
  { from, to, nodeIds }: { readonly from: string; readonly to: string; readonly nodeIds: number[] },
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ brand_id: number; bettors: number }>`
    select m.brand_id, count(distinct p.member_id)::integer as bettors
    from sigap.play_day p join sigap.member m using (member_id)
    where p.company_id = ${companyId} and p.day between ${from}::date and ${to}::date
      and p.stake_count > 0 and p.node_id = any (${nodeIds}::integer[])
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.brand_id, row.bettors]))
}

/** How many wallets moved on the day, how many plays of games they had, and how many sports movements. */
export const countDay = async (
  db: SigapDb,
  companyId: number,
  day: string,
): Promise<{ readonly wallets: number; readonly games: number; readonly sports: number }> => {
  const { rows } = await sql<{ wallets: number; games: number; sports: number }>`
    select
      (select count(*)::integer from sigap.wallet_day w where w.company_id = ${companyId} and w.day = ${day}::date) as wallets,
      (select count(*)::integer from sigap.play_day p
        where p.company_id = ${companyId} and p.day = ${day}::date and p.node_id >= 0) as games,
      (select count(*)::integer from sigap.sports_movement s
        where s.company_id = ${companyId} and s.day = ${day}::date) as sports`.execute(db)
  return rows[0] ?? { wallets: 0, games: 0, sports: 0 }
}

/** Members with a movement on the day, by number. */
export const listMovedMembers = async (
  db: SigapDb,
  companyId: number,
  day: string,
): Promise<bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from sigap.wallet_day where company_id = ${companyId} and day = ${day}::date
    order by member_id`.execute(db)
  return rows.map(({ member_id: memberId }) => memberId)
}
