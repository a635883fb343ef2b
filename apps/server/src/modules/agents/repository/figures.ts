import { sql } from 'kysely'
import { sumKeys, type Sums } from '../domain/sums.ts'
import type { AgentsDb } from './tables.ts'

/** The zone in which a brand's days begin. */
export const zone = 'America/Sao_Paulo'

export type RoundKey = {
  readonly memberId: bigint
  readonly source: string
  readonly roundId: string
}
export type RoundChange = RoundKey & {
  /** 0 where the movement does not say. */
  readonly nodeId: number
  readonly product: string
  readonly betMinor: bigint
  readonly winMinor: bigint
  readonly firstAt: Date
  readonly lastAt: Date
}
export type KnownRound = RoundKey & { readonly product: string; readonly firstAt: Date }

export type HourChange = {
  readonly memberId: bigint
  readonly hour: Date
  readonly product: string
  readonly sums: Sums
}

/** Figures change, and runs read them, one after the other: a change has a number that tells its place. */
export const lockFigures = async (db: AgentsDb): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents.figures', 0))`.execute(db)
}

/** The number of the next change; under `lockFigures` only. */
export const nextChange = async (db: AgentsDb): Promise<bigint> => {
  const { rows } = await sql<{ seq: bigint }>`select nextval('agents.change_seq') as seq`.execute(
    db,
  )
  if (!rows[0]) throw new Error('no number of a change')
  return rows[0].seq
}

/** Adds to rounds, each once in `changes`. @returns to which hour and product each belongs. */
export const addToRounds = async (
  db: AgentsDb,
  changes: readonly RoundChange[],
  changeSeq: bigint,
): Promise<KnownRound[]> => {
  if (changes.length === 0) return []
  const { rows } = await sql<{
    member_id: bigint
    source: string
    round_id: string
    product: string
    first_at: Date
  }>`
    insert into agents.round as r (member_id, source, round_id, node_id, product, bet_minor, win_minor,
      first_at, last_at, path, changed_seq)
    select c.*, coalesce(agents.path_at(c.member_id, date_trunc('hour', c.first_at)), array[c.member_id]),
      ${changeSeq}
    from unnest(${changes.map((one) => one.memberId)}::bigint[], ${changes.map((one) => one.source)}::text[],
      ${changes.map((one) => one.roundId)}::text[], ${changes.map((one) => one.nodeId)}::integer[],
      ${changes.map((one) => one.product)}::text[], ${changes.map((one) => one.betMinor)}::bigint[],
      ${changes.map((one) => one.winMinor)}::bigint[], ${changes.map((one) => one.firstAt)}::timestamptz[],
      ${changes.map((one) => one.lastAt)}::timestamptz[])
      c (member_id, source, round_id, node_id, product, bet_minor, win_minor, first_at, last_at)
    on conflict (member_id, source, round_id) do update set
      bet_minor = r.bet_minor + excluded.bet_minor, win_minor = r.win_minor + excluded.win_minor,
      last_at = greatest(r.last_at, excluded.last_at), changed_seq = excluded.changed_seq
    returning r.member_id, r.source, r.round_id, r.product, r.first_at`.execute(db)
  return rows.map((row) => ({
    memberId: row.member_id,
    source: row.source,
    roundId: row.round_id,
    product: row.product,
    firstAt: row.first_at,
  }))
}

const columns = [
  'deposit_minor',
  'withdraw_minor',
  'transfer_in_minor',
  'transfer_out_minor',
  'bet_minor',
  'win_minor',
  'rebate_minor',
  'promotion_minor',
] as const
const columnList = sql.raw(columns.join(', '))
const added = (table: string) =>
  sql.raw(columns.map((one) => `${one} = ${table}.${one} + excluded.${one}`).join(', '))

/** Adds to the hours of members, and to those of everybody above them. */
export const addToHours = async (
  db: AgentsDb,
  changes: readonly HourChange[],
  changeSeq: bigint,
): Promise<void> => {
  if (changes.length === 0) return
  const given = sql`unnest(${changes.map((one) => one.memberId)}::bigint[],
    ${changes.map((one) => one.hour)}::timestamptz[], ${changes.map((one) => one.product)}::text[],
    ${sql.join(sumKeys.map((key) => sql`${changes.map((one) => one.sums[key])}::bigint[]`))})
    c (member_id, hour, product, ${columnList})`
  await sql`
    insert into agents.own_hour as h (member_id, hour, product, path, ${columnList})
    select member_id, hour, product, coalesce(agents.path_at(member_id, hour), array[member_id]), ${columnList}
    from ${given}
    on conflict (member_id, hour, product) do update set ${added('h')}`.execute(db)
  await sql`
    insert into agents.team_hour as h (node_id, hour, product, ${columnList}, changed_seq)
    select node, hour, product, ${sql.raw(columns.map((one) => `sum(${one})`).join(', '))}, ${changeSeq}
    from ${given}, unnest(agents.path_at(member_id, hour)) node
    where node <> member_id group by 1, 2, 3 order by 1, 2, 3
    on conflict (node_id, hour, product) do update
      set ${added('h')}, changed_seq = excluded.changed_seq`.execute(db)
}
