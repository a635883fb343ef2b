import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { LegResult } from '@trevo/sports-rules/markets/settle.ts'
import { whole, type Share } from '@trevo/sports-rules/outrights/dead-heat.ts'
import { lastVersion, type Deduction } from '../domain/season.ts'
import type { LegRow, SlipRow, SlipStatus, SportsTables } from './tables.ts'

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
  'id' | 'status' | 'payout_minor' | 'cashed_minor' | 'sold_back_minor' | 'attempt' | 'ended_at'
>

export const insertSlip = async (tx: Tx, slip: NewSlip): Promise<bigint> => {
  const { id } = await tables<SportsTables>(tx)
    .insertInto('sportsbook.slip')
    .values(slip)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertLegs = async (
  tx: Tx,
  legs: readonly Omit<LegRow, 'result' | 'share_won' | 'share_of' | 'deduction_pct'>[],
): Promise<void> => {
  await tables<SportsTables>(tx)
    .insertInto('sportsbook.leg')
    .values([...legs])
    .execute()
}

/** The slip that was being filled in is placed. */
export const dropDraft = async (tx: Tx, memberId: bigint): Promise<void> => {
  await tables<SportsTables>(tx)
    .deleteFrom('sportsbook.draft')
    .where('member_id', '=', memberId)
    .execute()
}

/** What the member has staked so far on each of these matches. */
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

/** Adds to what choices cost us, and answers what they come to now. */
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

/** Slips of a member, the newest first. */
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

/** What was chosen on a match and has no result yet. */
export const listOpenChoices = async (
  db: Db,
  fixtureId: bigint,
): Promise<{ market_key: string; selection: string }[]> => {
  const { rows } = await sql<{ market_key: string; selection: string }>`
    select distinct market_key, selection from sportsbook.leg
    where fixture_id = ${fixtureId} and result is null`.execute(db)
  return rows
}

export type Decided = {
  readonly market: string
  readonly selection: string
  readonly result: LegResult
  /** Of a season; a match has neither dead heats nor withdrawals. */
  readonly share?: Share
  /** Of bets from these versions of the book alone. */
  readonly deduction?: Deduction
}

const noDeduction: Deduction = { from: 0, until: lastVersion, deductionPct: 0 }

/** Writes the results of a match or a season into every leg that waits for them. */
export const decideLegs = async (
  tx: Tx,
  fixtureId: bigint,
  decided: readonly Decided[],
): Promise<void> => {
  const rows = decided.map(({ share = whole, deduction = noDeduction, ...one }) => ({
    ...one,
    ...deduction,
    ...share,
  }))
  await sql`
    update sportsbook.leg l set result = d.result, share_won = d.share_won, share_of = d.share_of,
      deduction_pct = d.deduction_pct
    from unnest(
      ${rows.map(({ market }) => market)}::text[],
      ${rows.map(({ selection }) => selection)}::text[],
      ${rows.map(({ result }) => result)}::text[],
      ${rows.map(({ won }) => won)}::smallint[],
      ${rows.map(({ of }) => of)}::smallint[],
      ${rows.map(({ deductionPct }) => deductionPct)}::smallint[],
      ${rows.map(({ from }) => from)}::integer[],
      ${rows.map(({ until }) => until)}::integer[])
      d (market_key, selection, result, share_won, share_of, deduction_pct, from_version, until_version)
    where l.fixture_id = ${fixtureId} and l.result is null
      and l.market_key = d.market_key and l.selection = d.selection
      and l.version >= d.from_version and l.version < d.until_version`.execute(tx)
}

export type OpenSlip = Pick<
  SlipRow,
  'member_id' | 'id' | 'kind' | 'stake_each_minor' | 'riding_each_minor' | 'attempt' | 'status'
> & {
  readonly odds: readonly number[]
  readonly results: readonly (LegResult | null)[]
  readonly won: readonly number[]
  readonly of: readonly number[]
  readonly deductions: readonly number[]
}

type Place = { readonly memberId: bigint; readonly slipId: bigint }

/** Open slips with a leg on a match, locked, so many after a place, with all their legs. */
export const lockOpenSlips = async (
  tx: Tx,
  fixtureId: bigint,
  after: Place,
  limit: number,
): Promise<OpenSlip[]> => {
  const { rows } = await sql<OpenSlip>`
    with found as (
      select distinct member_id, slip_id from sportsbook.leg
      where fixture_id = ${fixtureId} and (member_id, slip_id) > (${after.memberId}, ${after.slipId})
      order by member_id, slip_id limit ${limit}
    ), held as (
      select s.* from sportsbook.slip s join found f on f.member_id = s.member_id and f.slip_id = s.id
      order by s.member_id, s.id for update of s
    )
    select h.member_id, h.id, h.kind, h.stake_each_minor, h.riding_each_minor, h.attempt, h.status,
      l.odds, l.results, l.won, l."of", l.deductions
    from held h cross join lateral (
      select array_agg(odds order by position) as odds, array_agg(result order by position) as results,
        array_agg(share_won order by position) as won, array_agg(share_of order by position) as "of",
        array_agg(deduction_pct order by position) as deductions
      from sportsbook.leg where member_id = h.member_id and slip_id = h.id
    ) l order by h.member_id, h.id`.execute(tx)
  return rows
}

export type EndedSlip = Place & {
  readonly status: SlipStatus
  readonly payoutMinor: bigint
  readonly attempt: number
}

/** Ends slips and writes down what each of them is owed, in one statement. */
export const endSlips = async (
  tx: Tx,
  fixtureId: bigint,
  ended: readonly EndedSlip[],
  at: Date,
): Promise<void> => {
  if (ended.length === 0) return
  await sql`
    with e as (
      select * from unnest(
        ${ended.map(({ memberId }) => memberId)}::bigint[],
        ${ended.map(({ slipId }) => slipId)}::bigint[],
        ${ended.map(({ status }) => status)}::text[],
        ${ended.map(({ payoutMinor }) => payoutMinor)}::bigint[])
        x (member_id, slip_id, status, payout_minor)
    ), done as (
      update sportsbook.slip s
      set status = e.status, payout_minor = e.payout_minor, ended_at = ${at}
      from e where s.member_id = e.member_id and s.id = e.slip_id and s.status = 'open'
      returning s.member_id, s.id, s.attempt, s.status, s.payout_minor
    )
    insert into sportsbook.credit
      (fixture_id, member_id, slip_id, attempt, kind, amount_minor, state, created_at)
    select ${fixtureId}, member_id, id, attempt,
      case status when 'void' then 'refund' else 'prize' end, payout_minor, 'due', ${at}
    from done where payout_minor > 0`.execute(tx)
}

/** How a slip ended: its stake went back, or counts but for what its sales gave back of it. */
type SlipEnd = { readonly word: 'settled' | 'returned'; readonly backMinor: bigint }

/** How slips ended, by their ids; open ones are left out. */
export const findSlipEnds = async (
  db: Db,
  slips: readonly { readonly memberId: bigint; readonly slipId: bigint }[],
): Promise<ReadonlyMap<bigint, SlipEnd>> => {
  if (slips.length === 0) return new Map()
  const rows = await db
    .selectFrom('sportsbook.slip')
    .select(['id', 'status', 'stake_minor', 'sold_back_minor'])
    .where('member_id', 'in', [...new Set(slips.map(({ memberId }) => memberId))])
    .where(
      'id',
      'in',
      slips.map(({ slipId }) => slipId),
    )
    .where('status', '<>', 'open')
    .execute()
  return new Map(
    rows.map(({ id, status, stake_minor: stakeMinor, sold_back_minor: backMinor }) => {
      const isReturned = status === 'void' || backMinor >= stakeMinor
      return [id, { word: isReturned ? 'returned' : 'settled', backMinor }] as const
    }),
  )
}
