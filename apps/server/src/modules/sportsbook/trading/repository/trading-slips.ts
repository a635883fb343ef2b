import { sql, type Kysely } from 'kysely'
import type { CreditRow, LegRow, SlipRow, SlipStatus, SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

export type SlipFilter = {
  readonly brandId: number
  readonly state: SlipStatus | undefined
  readonly kind: string | undefined
  readonly memberId: bigint | undefined
  readonly matchId: bigint | undefined
  readonly before: bigint | undefined
  readonly limit: number
}

/** So many slips a page looks through at most: a rare state does not walk through all of them. */
const lookedThrough = 20_000

type Found = {
  readonly slips: readonly SlipRow[]
  /** Where it stopped looking; undefined once nothing older is left. */
  readonly seenTo: bigint | undefined
}

/** Slips of a brand that fit, the newest first. */
export const listSlipsOfBrand = async (db: Db, filter: SlipFilter): Promise<Found> => {
  const { brandId, state, kind, memberId, matchId, before, limit } = filter
  const older = sql`(${before ?? null}::bigint is null or s.id < ${before ?? null}::bigint)`
  const source =
    matchId === undefined
      ? sql`select * from sportsbook.slip s where s.brand_id = ${brandId} and ${older}
          ${memberId === undefined ? sql`` : sql`and s.member_id = ${memberId}`}`
      : sql`select s.* from (
            select distinct member_id, slip_id from sportsbook.leg where fixture_id = ${matchId}
              ${memberId === undefined ? sql`` : sql`and member_id = ${memberId}`}
          ) l join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
          where s.brand_id = ${brandId} and ${older}`
  const { rows } = await sql<SlipRow & { seen: bigint | null; looked: number; fits: boolean }>`
    with looked as materialized (
      select * from (${source}) s order by id desc limit ${lookedThrough}
    ), seen as (
      select min(id) as seen, count(*)::int as looked from looked
    )
    select s.*, seen.seen, seen.looked, s.id is not null as fits from seen left join lateral (
      select * from looked
      where (${state ?? null}::text is null or status = ${state ?? null}::text)
        and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)
      order by id desc limit ${limit + 1}
    ) s on true order by s.id desc`.execute(db)
  const slips = rows.filter(({ fits }) => fits)
  const [first] = rows
  if (slips.length > limit) return { slips: slips.slice(0, limit), seenTo: slips[limit - 1]?.id }
  const isCut = first !== undefined && first.looked === lookedThrough
  return { slips, seenTo: isCut ? (first.seen ?? undefined) : undefined }
}

export const findSlipOfBrand = (
  db: Db,
  brandId: number,
  id: bigint,
): Promise<SlipRow | undefined> =>
  db
    .selectFrom('sportsbook.slip')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The legs of slips of several members, in their order. */
export const listLegsOfSlips = async (
  db: Db,
  slips: readonly Pick<SlipRow, 'member_id' | 'id'>[],
): Promise<readonly LegRow[]> => {
  if (slips.length === 0) return []
  const { rows } = await sql<LegRow>`
    select l.* from unnest(${slips.map((one) => one.member_id)}::bigint[],
      ${slips.map((one) => one.id)}::bigint[]) s (member_id, id)
    join sportsbook.leg l on l.member_id = s.member_id and l.slip_id = s.id
    order by l.slip_id, l.position`.execute(db)
  return rows
}

export const listCreditsOf = async (
  db: Db,
  { member_id: memberId, id }: Pick<SlipRow, 'member_id' | 'id'>,
): Promise<readonly CreditRow[]> => {
  const { rows } = await sql<CreditRow>`
    select * from sportsbook.credit where member_id = ${memberId} and slip_id = ${id}
    order by id limit 100`.execute(db)
  return rows
}
