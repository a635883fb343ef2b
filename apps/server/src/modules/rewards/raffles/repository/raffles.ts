import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { NumberedEntry } from '../domain/raffle-list.ts'
import type { RaffleRow, RewardsTables } from '../../tables.ts'

type Db = Database<RewardsTables>['db']
type Plan = RewardsTables['rewards.raffle_plan']

/** Locks the raffle until the transaction ends. */
export const lockRaffle = (tx: Tx, id: number): Promise<RaffleRow> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const setRaffle = async (
  tx: Tx,
  id: number,
  change: Partial<Omit<RaffleRow, 'id'>>,
): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.raffle')
    .set(change)
    .where('id', '=', id)
    .execute()
}

/** A raffle of a brand, by its id. */
export const findRaffle = (tx: Tx, id: number, brandId: number): Promise<RaffleRow | undefined> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle')
    .selectAll()
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** The latest raffles of a brand. */
export const listRaffleRows = (db: Db, brandId: number, limit: number): Promise<RaffleRow[]> =>
  db
    .selectFrom('rewards.raffle')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('closes_at', 'desc')
    .limit(limit)
    .execute()

/** Raffles that closed by then and are not drawn yet. */
export const listWaitingRaffles = (db: Db, closedBy: Date) =>
  db
    .selectFrom('rewards.raffle')
    .select(['id', 'listed_at', 'closes_at'])
    .where('drawn_at', 'is', null)
    .where('closes_at', '<=', closedBy)
    .orderBy('id')
    .limit(20)
    .execute()

/** Plans of brands without an open raffle. */
export const listPlansToBegin = async (db: Db, now: Date): Promise<readonly Plan[]> => {
  const { rows } = await sql<Plan>`
    select p.* from rewards.raffle_plan p where not exists (
      select from rewards.raffle r
      where r.brand_id = p.brand_id and r.starts_at <= ${now} and r.closes_at > ${now})`.execute(db)
  return rows
}

/** Begins a raffle of the brand's plan, unless one is open. */
export const beginRaffle = async (
  db: Db,
  brandId: number,
  raffle: {
    readonly now: Date
    readonly startsAt: Date
    readonly closesAt: Date
    readonly sealedSeed: Buffer
    readonly commitment: string
  },
): Promise<void> => {
  const { now, startsAt, closesAt, sealedSeed, commitment } = raffle
  await sql`insert into rewards.raffle (brand_id, names, starts_at, closes_at, ticket_minor,
      prizes_minor, sealed_seed, commitment)
    select ${brandId}, names, ${startsAt}, ${closesAt}, ticket_minor,
      prizes_minor, ${sealedSeed}, ${commitment}
    from rewards.raffle_plan where brand_id = ${brandId}
      and pg_advisory_xact_lock(7264102) is not null
      and not exists (select from rewards.raffle r where r.brand_id = ${brandId}
        and r.starts_at <= ${now} and r.closes_at > ${now})`.execute(db)
}

export const listEntries = (tx: Tx, raffleId: number) =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle_entry')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .execute()

export const findEntry = (db: Db, raffleId: number, memberId: bigint) =>
  db
    .selectFrom('rewards.raffle_entry')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Everybody's tickets, by their stakes so far. */
export const countTickets = async (
  db: Db,
  { id, ticket_minor: ticketMinor }: RaffleRow,
): Promise<number> => {
  const { rows } = await sql<{ tickets: number }>`
    select coalesce(sum(staked_minor / ${ticketMinor}::bigint), 0)::integer as tickets
    from rewards.raffle_entry where raffle_id = ${id}`.execute(db)
  return rows[0]?.tickets ?? 0
}

export const writeNumbers = async (
  tx: Tx,
  raffleId: number,
  entries: readonly NumberedEntry[],
): Promise<void> => {
  await sql`update rewards.raffle_entry e set first_ticket = n.first, ticket_count = n.count
    from unnest(${entries.map(({ memberId }) => memberId)}::bigint[],
      ${entries.map(({ first }) => first)}::integer[],
      ${entries.map(({ count }) => count)}::integer[]) as n(member_id, first, count)
    where e.raffle_id = ${raffleId} and e.member_id = n.member_id`.execute(tx)
}

/** The published list, by ticket. */
export const readList = async (tx: Tx, raffleId: number): Promise<readonly NumberedEntry[]> => {
  const rows = await tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle_entry')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .where('first_ticket', 'is not', null)
    .orderBy('first_ticket')
    .execute()
  return rows.map((row) => ({
    memberId: row.member_id,
    stakedMinor: row.staked_minor,
    first: row.first_ticket ?? 0,
    count: row.ticket_count ?? 0,
  }))
}
