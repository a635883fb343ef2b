import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'
import { sumUncounted } from './opposite-singles.ts'

type Slip = { readonly member_id: bigint; readonly id: bigint }

const write = async (
  tx: Tx,
  slips: readonly Slip[],
  uncounted: ReadonlyMap<bigint, bigint>,
  at: Date,
): Promise<void> => {
  await sql`select sportsbook.record_slips(${slips.map((slip) => slip.member_id)}::bigint[],
    ${slips.map(({ id }) => id)}::bigint[],
    ${slips.map(({ id }) => uncounted.get(id) ?? 0n)}::bigint[], ${at})`.execute(tx)
}

/**
 * Records how slips are decided, in the transaction that ends them or opens them again; slips that were never
 * decided are skipped. The part of a single that was never at risk follows from all bets that the member had on
 * its
 * match. That is final once one of them has ended: all legs of a member on a match get their results in one
 * commit, and lose them in one, which opens all their slips again.
 */
export const recordSlips = async (
  tx: Tx,
  slips: readonly (Slip & { readonly mayCover: boolean })[],
  at: Date,
): Promise<void> => {
  if (slips.length === 0) return
  const uncounted = await sumUncounted(
    tables<SportsTables>(tx),
    slips.filter(({ mayCover }) => mayCover),
  )
  await write(tx, slips, uncounted, at)
}

/** Beyond these pages the job records the rest, so that a commit stays within its limits. */
const boundsOfTx = { slipsAtOnce: 10_000, pages: 5 }

/**
 * Records that the decided slips of a match are reopened, 50,000 in the caller's transaction. The caller has
 * locked all of them.
 */
export const recordReopened = async (
  tx: Tx,
  fixtureId: bigint,
  at: Date,
  { slipsAtOnce, pages } = boundsOfTx,
): Promise<void> => {
  let last: Slip = { member_id: 0n, id: 0n }
  const recorded = () => sql`
    from sportsbook.leg l join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where l.fixture_id = ${fixtureId} and (l.member_id, l.slip_id) > (${last.member_id}, ${last.id})
      and s.bets_attempt > 0 and s.status = 'open'`
  for (let page = 0; page < pages; page += 1) {
    const { rows } = await sql<Slip>`select distinct s.member_id, s.id ${recorded()}
      order by s.member_id, s.id limit ${slipsAtOnce}`.execute(tx)
    if (rows.length > 0) await write(tx, rows, new Map(), at)
    if (rows.length < slipsAtOnce) return
    last = rows.at(-1) ?? last
  }
  await sql`insert into sportsbook.slip_to_record (member_id, slip_id)
    select distinct s.member_id, s.id ${recorded()} on conflict do nothing`.execute(tx)
}

const listedAtOnce = 1_000

/** Records some of the decided slips that were not recorded, under their locks. @returns whether more may be left */
export const recordListed = async (tx: Tx, at: Date): Promise<boolean> => {
  const { rows: listed } = await sql<Slip>`
    delete from sportsbook.slip_to_record r using (
      select member_id, slip_id from sportsbook.slip_to_record order by member_id, slip_id
      limit ${listedAtOnce} for update skip locked
    ) n where r.member_id = n.member_id and r.slip_id = n.slip_id
    returning r.member_id, r.slip_id as id`.execute(tx)
  if (listed.length === 0) return false
  const { rows: slips } = await sql<Slip & { mayCover: boolean }>`
    select s.member_id, s.id, s.kind = 'singles' and s.status in ('won', 'lost') as "mayCover"
    from unnest(${listed.map((slip) => slip.member_id)}::bigint[],
      ${listed.map(({ id }) => id)}::bigint[]) n (member_id, id)
    join sportsbook.slip s on s.member_id = n.member_id and s.id = n.id
    order by s.member_id, s.id for no key update of s`.execute(tx)
  await recordSlips(tx, slips, at)
  await sql`update sportsbook.slip s set bets_attempt = s.attempt
    from unnest(${slips.map((slip) => slip.member_id)}::bigint[],
      ${slips.map(({ id }) => id)}::bigint[]) n (member_id, id)
    where s.member_id = n.member_id and s.id = n.id and s.status <> 'open'`.execute(tx)
  return listed.length === listedAtOnce
}

/** Whether slips wait to be recorded. */
export const hasSlipsToRecord = async (db: Kysely<SportsTables>): Promise<boolean> => {
  const first = await db
    .selectFrom('sportsbook.slip_to_record')
    .select('slip_id')
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}
