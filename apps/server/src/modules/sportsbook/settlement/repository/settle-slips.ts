import type { Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { SlipKind } from '@trevo/sports-rules/bets/systems.ts'
import type { LegResult } from '@trevo/sports-rules/markets/settle.ts'
import { whole, type Share } from '@trevo/sports-rules/outrights/dead-heat.ts'
import { lastVersion, type Deduction } from '../../seasons/domain/season.ts'
import { recordSlips } from '../../slips/repository/settled-bets.ts'
import type { LegRow, SlipRow, SlipStatus, SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

/** A choice on a match without a result yet. */
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
  /** For a season; a match has neither dead heats nor withdrawals. */
  readonly share?: Share
  /** Only bets from these versions of the book. */
  readonly deduction?: Deduction
}

const noDeduction: Deduction = { from: 0, until: lastVersion, deductionPct: 0 }

/** A slip, by its member. */
export type Place = { readonly memberId: bigint; readonly slipId: bigint }

/** The slips of a match after one position, up to another; all slips of a member are in one part. */
export type Part = { readonly after: Place; readonly upTo: Place }

const first: Place = { memberId: 0n, slipId: 0n }
const lastSlip = 2n ** 63n - 1n
const last: Place = { memberId: lastSlip, slipId: lastSlip }

/** Divides the slips with a leg on a match into parts of about this many legs; those of a member stay together. */
export const listParts = async (db: Db, fixtureId: bigint, size: number): Promise<Part[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct member_id from (
      select member_id, row_number() over (order by member_id, slip_id) as place
      from sportsbook.leg where fixture_id = ${fixtureId}
    ) l where place % ${size}::integer = 0 order by member_id`.execute(db)
  const ends = rows.map((row): Place => ({ memberId: row.member_id, slipId: lastSlip }))
  return [...ends, last].map((upTo, at) => ({ after: ends[at - 1] ?? first, upTo }))
}

const isWithin = ({ after, upTo }: Part) => sql<boolean>`
  (l.member_id, l.slip_id) > (${after.memberId}, ${after.slipId})
  and (l.member_id, l.slip_id) <= (${upTo.memberId}, ${upTo.slipId})`

/** Writes the results of a match or a season into the waiting legs of a part. */
export const decideLegs = async (
  db: Db,
  fixtureId: bigint,
  part: Part,
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
    where l.fixture_id = ${fixtureId} and ${isWithin(part)} and l.result is null
      and l.market_key = d.market_key and l.selection = d.selection
      and l.version >= d.from_version and l.version < d.until_version`.execute(db)
}

export type OpenLeg = Pick<LegRow, 'odds' | 'result' | 'share_won' | 'share_of' | 'deduction_pct'>

export type OpenSlip = Pick<
  SlipRow,
  'member_id' | 'id' | 'kind' | 'riding_each_minor' | 'attempt'
> & { readonly legs: readonly OpenLeg[] }

/** Some thousand rows are looked up by their keys, however small the tables still are. */
const lookUpByKeys = (tx: Tx) =>
  sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(
    tx,
  )

/** Open slips of a part with all their legs. Nothing is locked: `endSlips` notices later changes. */
export const listOpenSlips = async (tx: Tx, fixtureId: bigint, part: Part): Promise<OpenSlip[]> => {
  await lookUpByKeys(tx)
  const { rows } = await sql<Omit<OpenSlip, 'legs'> & OpenLeg>`
    with found as materialized (
      select distinct l.member_id, l.slip_id from sportsbook.leg l
      where l.fixture_id = ${fixtureId} and ${isWithin(part)}
    )
    select s.member_id, s.id, s.kind, s.riding_each_minor, s.attempt, l.odds, l.result, l.share_won,
      l.share_of, l.deduction_pct
    from found f join sportsbook.slip s on s.member_id = f.member_id and s.id = f.slip_id
    join sportsbook.leg l on l.member_id = f.member_id and l.slip_id = f.slip_id
    where s.status = 'open' order by s.member_id, s.id, l.position`.execute(tx)
  const slips = new Map<bigint, OpenSlip & { legs: OpenLeg[] }>()
  for (const row of rows) {
    const slip = slips.get(row.id) ?? { ...row, legs: [] }
    slip.legs.push(row)
    slips.set(row.id, slip)
  }
  return [...slips.values()]
}

export type EndedSlip = Place & {
  readonly kind: SlipKind
  readonly status: SlipStatus
  readonly payoutMinor: bigint
  /** The stake and attempt of the calculation. */
  readonly attempt: number
  readonly ridingEachMinor: bigint
}

/**
 * Ends slips, stores the credit of each, and records the settled bets. One that was cashed out or ended meanwhile
 * is unchanged. @returns how many were ended
 */
export const endSlips = async (
  tx: Tx,
  fixtureId: bigint,
  ended: readonly EndedSlip[],
  at: Date,
): Promise<number> => {
  if (ended.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    with e as materialized (
      select * from unnest(
        ${ended.map(({ memberId }) => memberId)}::bigint[],
        ${ended.map(({ slipId }) => slipId)}::bigint[],
        ${ended.map(({ status }) => status)}::text[],
        ${ended.map(({ payoutMinor }) => payoutMinor)}::bigint[],
        ${ended.map(({ attempt }) => attempt)}::smallint[],
        ${ended.map(({ ridingEachMinor }) => ridingEachMinor)}::bigint[])
        x (member_id, slip_id, status, payout_minor, attempt, riding_each_minor)
    ), done as (
      update sportsbook.slip s
      set status = e.status, payout_minor = e.payout_minor, ended_at = ${at},
        bets_attempt = s.attempt
      from e where s.member_id = e.member_id and s.id = e.slip_id and s.status = 'open'
        and s.attempt = e.attempt and s.riding_each_minor = e.riding_each_minor
      returning s.member_id, s.id, s.attempt, s.status, s.payout_minor
    ), owed as (
      insert into sportsbook.credit
        (fixture_id, member_id, slip_id, attempt, kind, amount_minor, state, created_at)
      select ${fixtureId}, member_id, id, attempt,
        case status when 'void' then 'refund' else 'prize' end, payout_minor, 'due', ${at}
      from done where payout_minor > 0
    )
    select count(*)::integer as count from done`.execute(tx)
  const slips = ended.map(({ memberId, slipId, kind, status }) => ({
    member_id: memberId,
    id: slipId,
    mayCover: kind === 'singles' && status !== 'void',
  }))
  await recordSlips(tx, slips, at)
  return rows[0]?.count ?? 0
}
