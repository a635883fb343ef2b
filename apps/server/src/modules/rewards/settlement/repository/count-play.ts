import type { Tx } from '@trevo/database/connect.ts'
import { sql, type RawBuilder } from 'kysely'
import type { MemberPlay } from '../../common/domain/settled-stake.ts'

/** Members, amounts and instants; as arrays for one statement. */
const columnsOf = (plays: readonly MemberPlay[]): RawBuilder<unknown> => sql`unnest(
  ${plays.map(({ memberId }) => memberId)}::bigint[],
  ${plays.map(({ amountMinor }) => amountMinor)}::bigint[],
  ${plays.map(({ at }) => at)}::timestamptz[]) u (member_id, amount, at)`

const earliest = (plays: readonly MemberPlay[]): Date =>
  new Date(Math.min(...plays.map(({ at }) => at.getTime())))
const latest = (plays: readonly MemberPlay[]): Date =>
  new Date(Math.max(...plays.map(({ at }) => at.getTime())))

/**
 * Points of a ranking: one per real, counted in 1/10,000. They go to the ranking that was current when the stake
 * was first decided; a paid one is unchanged. A subtraction keeps the time at which the score was reached.
 */
export const countScores = async (
  tx: Tx,
  brandId: number,
  plays: readonly MemberPlay[],
): Promise<void> => {
  if (plays.length === 0) return
  const moved = sql`running as (
      select id, starts_at, ends_at from rewards.board
      where brand_id = ${brandId} and starts_at <= ${latest(plays)} and ends_at > ${earliest(plays)}
        and paid_at is null for share
    ), moved as (
      select b.id as board_id, u.member_id, sum(u.amount)::bigint as amount, max(u.at) as at
      from ${columnsOf(plays)} join running b on b.starts_at <= u.at and b.ends_at > u.at
      group by b.id, u.member_id
    )`
  await sql`with ${moved}
    insert into rewards.score as s (board_id, member_id, score, reached_at)
    select board_id, member_id, amount, at from moved where amount > 0 order by member_id
    on conflict (board_id, member_id) do update
    set score = s.score + excluded.score,
      reached_at = greatest(s.reached_at, excluded.reached_at)`.execute(tx)
  if (plays.every(({ amountMinor }) => amountMinor >= 0n)) return
  await sql`with ${moved}, gone as (
      delete from rewards.score s using moved m
      where s.board_id = m.board_id and s.member_id = m.member_id and s.score + m.amount <= 0
    )
    update rewards.score s set score = s.score + m.amount from moved m
    where m.amount < 0 and s.board_id = m.board_id and s.member_id = m.member_id
      and s.score + m.amount > 0`.execute(tx)
}

/**
 * Tickets of a raffle follow from the stakes during its time, until its list is published: later subtractions do
 * not change the list.
 */
export const countTickets = async (
  tx: Tx,
  brandId: number,
  plays: readonly MemberPlay[],
): Promise<void> => {
  if (plays.length === 0) return
  const moved = sql`running as (
      select id, starts_at, closes_at from rewards.raffle
      where brand_id = ${brandId} and starts_at <= ${latest(plays)} and closes_at > ${earliest(plays)}
        and listed_at is null for share
    ), moved as (
      select r.id as raffle_id, u.member_id, sum(u.amount)::bigint as amount
      from ${columnsOf(plays)} join running r on r.starts_at <= u.at and r.closes_at > u.at
      group by r.id, u.member_id
    )`
  await sql`with ${moved}
    insert into rewards.raffle_entry as e (raffle_id, member_id, staked_minor)
    select raffle_id, member_id, amount from moved where amount > 0 order by member_id
    on conflict (raffle_id, member_id) do update
    set staked_minor = e.staked_minor + excluded.staked_minor`.execute(tx)
  if (plays.every(({ amountMinor }) => amountMinor >= 0n)) return
  await sql`with ${moved}, gone as (
      delete from rewards.raffle_entry e using moved m
      where e.raffle_id = m.raffle_id and e.member_id = m.member_id
        and e.staked_minor + m.amount <= 0
    )
    update rewards.raffle_entry e set staked_minor = e.staked_minor + m.amount from moved m
    where m.amount < 0 and e.raffle_id = m.raffle_id and e.member_id = m.member_id
      and e.staked_minor + m.amount > 0`.execute(tx)
}

/** Levels follow from play too, and are checked after it (`pay-levels.ts`). */
export const noteRanks = async (
  tx: Tx,
  brandId: number,
  plays: readonly MemberPlay[],
): Promise<void> => {
  const memberIds = [...new Set(plays.map(({ memberId }) => memberId))]
  await sql`insert into rewards.member_rank as r (member_id, brand_id)
    select id, ${brandId} from unnest(${memberIds}::bigint[]) id order by id
    on conflict (member_id) do update set is_due = true where not r.is_due`.execute(tx)
}
