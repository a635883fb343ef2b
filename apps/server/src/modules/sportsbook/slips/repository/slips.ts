import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { whole } from '@trevo/sports-rules/outrights/dead-heat.ts'
import type { LegRow, SlipRow, SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

export const findSlipByClient = (
  db: Db,
  { memberId, clientId }: { readonly memberId: bigint; readonly clientId: string },
): Promise<SlipRow | undefined> =>
  db
    .selectFrom('sportsbook.slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export type NewSlip = Omit<
  SlipRow,
  | 'id'
  | 'status'
  | 'payout_minor'
  | 'cashed_minor'
  | 'sold_back_minor'
  | 'attempt'
  | 'bets_attempt'
  | 'ended_at'
>

export type NewLeg = Pick<
  LegRow,
  'position' | 'fixture_id' | 'market_key' | 'selection' | 'odds' | 'version'
>

/** Writes a slip with its legs, in one statement; it is no longer a draft on any device. */
export const insertSlip = async (
  tx: Tx,
  slip: NewSlip,
  legs: readonly NewLeg[],
): Promise<{ readonly slip: SlipRow; readonly legs: readonly LegRow[] }> => {
  const { rows } = await sql<SlipRow>`
    with placed as (
      insert into sportsbook.slip (member_id, brand_id, client_id, fingerprint, kind, accepts, bet_count,
        stake_each_minor, riding_each_minor, stake_minor, placed_at)
      values (${slip.member_id}, ${slip.brand_id}, ${slip.client_id}, ${slip.fingerprint}, ${slip.kind},
        ${slip.accepts}, ${slip.bet_count}, ${slip.stake_each_minor}, ${slip.riding_each_minor},
        ${slip.stake_minor}, ${slip.placed_at})
      returning *
    ), written as (
      insert into sportsbook.leg (member_id, slip_id, position, fixture_id, market_key, selection, odds,
        version)
      select p.member_id, p.id, l.* from placed p, unnest(
        ${legs.map((leg) => leg.position)}::smallint[],
        ${legs.map((leg) => leg.fixture_id)}::bigint[],
        ${legs.map((leg) => leg.market_key)}::text[],
        ${legs.map((leg) => leg.selection)}::text[],
        ${legs.map((leg) => leg.odds)}::integer[],
        ${legs.map((leg) => leg.version)}::integer[]) l
    ), dropped as (
      delete from sportsbook.draft where member_id = ${slip.member_id}
    )
    select * from placed`.execute(tx)
  const [written] = rows
  if (!written) throw new Error('the slip was not written')
  const open = { result: null, share_won: whole.won, share_of: whole.of, deduction_pct: 0 }
  const own = { member_id: written.member_id, slip_id: written.id }
  return { slip: written, legs: legs.map((leg) => ({ ...own, ...leg, ...open })) }
}

/** The member's stakes so far on each of these matches. */
export const sumStakesOn = async (
  tx: Tx,
  memberId: bigint,
  fixtureIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> => {
  const { rows } = await sql<{ fixture_id: bigint; total: string }>`
    select f.id as fixture_id, sum(s.stake_minor)::text as total
    from unnest(${fixtureIds}::bigint[]) f (id)
    join sportsbook.slip s on s.member_id = ${memberId} and exists (
      select from sportsbook.leg l
      where l.member_id = s.member_id and l.slip_id = s.id and l.fixture_id = f.id)
    group by f.id`.execute(tx)
  return new Map(rows.map(({ fixture_id, total }) => [fixture_id, BigInt(total)]))
}

export type Liability = {
  readonly fixtureId: bigint
  readonly market: string
  readonly selection: string
  readonly amountMinor: bigint
}

/** Adds to the exposure of choices, and returns their new totals. */
export const raiseExposures = async (
  tx: Tx,
  added: readonly Liability[],
): Promise<ReadonlyMap<string, bigint>> => {
  if (added.length === 0) return new Map()
  const { rows } = await sql<{ key: string; total: bigint }>`
    insert into sportsbook.exposure as e (fixture_id, market_key, selection, liability_minor)
    select * from unnest(
      ${added.map(({ fixtureId }) => fixtureId)}::bigint[],
      ${added.map(({ market }) => market)}::text[],
      ${added.map(({ selection }) => selection)}::text[],
      ${added.map(({ amountMinor }) => amountMinor)}::bigint[]) n (f, m, s, amount)
    order by f, m, s
    on conflict (fixture_id, market_key, selection)
    do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning fixture_id || ' ' || market_key || ' ' || selection as key, liability_minor as total
  `.execute(tx)
  return new Map(rows.map(({ key, total }) => [key, total]))
}

/** Slips of a member, newest first. */
export const listSlipRows = (
  db: Db,
  {
    memberId,
    isOpen,
    before,
    limit,
  }: {
    readonly memberId: bigint
    readonly isOpen: boolean | undefined
    readonly before: bigint | undefined
    readonly limit: number
  },
): Promise<SlipRow[]> => {
  let query = db.selectFrom('sportsbook.slip').selectAll().where('member_id', '=', memberId)
  if (isOpen !== undefined) query = query.where('status', isOpen ? '=' : '<>', 'open')
  if (before !== undefined) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

export const listLegsOf = async (
  db: Db,
  memberId: bigint,
  slipIds: readonly bigint[],
): Promise<LegRow[]> =>
  slipIds.length === 0
    ? []
    : db
        .selectFrom('sportsbook.leg')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('slip_id', 'in', [...slipIds])
        .orderBy('slip_id')
        .orderBy('position')
        .execute()

export const lockSlip = (tx: Tx, memberId: bigint, id: bigint): Promise<SlipRow | undefined> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const getSlip = (db: Db, memberId: bigint, id: bigint): Promise<SlipRow> =>
  db
    .selectFrom('sportsbook.slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The rest of a slip after a cash-out. */
export const sellBack = async (
  tx: Tx,
  { member_id: memberId, id }: Pick<SlipRow, 'member_id' | 'id'>,
  left: Pick<SlipRow, 'riding_each_minor' | 'cashed_minor' | 'sold_back_minor'> &
    Partial<Pick<SlipRow, 'status' | 'ended_at' | 'bets_attempt'>>,
): Promise<void> => {
  await tables<SportsTables>(tx)
    .updateTable('sportsbook.slip')
    .set(left)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
