import type { playRiskViews } from '@trevo/contract/ops/conduct/play-risk.ts'
import { sql, type Kysely } from 'kysely'
import type { PersonRow, PlayRiskTables } from './tables.ts'

type View = (typeof playRiskViews)[number]

/** A person of a view, with the account at the brand that asks. */
export type QueueRow = PersonRow & {
  readonly member_id: bigint
  readonly opened_at: Date | null
  readonly due_at: Date | null
  /** By which the view is ordered, beside the person. */
  readonly place: Date
}

type Search = {
  readonly brandId: number
  readonly view: View
  readonly after: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

const levels = { first: 1, second: 2, third: 3 } as const satisfies Record<
  Exclude<View, 'review' | 'held'>,
  number
>

const conditionOf = (view: View) => {
  if (view === 'review') return { place: sql`r.due_at`, isOf: sql`r.review_id is not null` }
  if (view === 'held') {
    return { place: sql`p.held_until::timestamptz`, isOf: sql`p.held_until is not null` }
  }
  return { place: sql`p.level_since`, isOf: sql`p.level = ${levels[view]}` }
}

/** A page of a view: reviews by their deadline, next looks by their day, levels by how recently they began. */
export const listQueue = async (
  db: Kysely<PlayRiskTables>,
  { brandId, view, after, limit }: Search,
): Promise<QueueRow[]> => {
  const isLatestFirst = view !== 'review' && view !== 'held'
  const { place, isOf } = conditionOf(view)
  const here = sql`(${place}, p.person_id)`
  const there = after && sql`(${after.at}::timestamptz, ${after.id}::bigint)`
  const beyond = there
    ? isLatestFirst
      ? sql`${here} < ${there}`
      : sql`${here} > ${there}`
    : sql`true`
  const turn = isLatestFirst ? sql`desc` : sql`asc`
  const { rows } = await sql<QueueRow>`
    select p.*, a.member_id, r.opened_at, r.due_at, ${place} as place
    from play_risk.account a
    join play_risk.person p on p.person_id = a.person_id
    left join play_risk.review r on r.person_id = p.person_id and r.decided_at is null
    where a.brand_id = ${brandId} and ${isOf} and ${beyond}
      -- Of a closed account and its successor the latter.
      and not exists (select from play_risk.account x
        where x.person_id = a.person_id and x.brand_id = a.brand_id and x.member_id > a.member_id)
    order by place ${turn}, p.person_id ${turn} limit ${limit}`.execute(db)
  return rows
}

const countedMax = 1_000

/** Reviews of the brand that wait, and those past their deadline; counting stops at 1,000. */
export const countReviews = async (
  db: Kysely<PlayRiskTables>,
  brandId: number,
  now: Date,
): Promise<{ readonly waiting: number; readonly late: number }> => {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::integer as waiting, (count(*) filter (where due_at < ${now}))::integer as late
    from (
      select r.due_at from play_risk.review r
      where r.decided_at is null and exists (
        select from play_risk.account a where a.person_id = r.person_id and a.brand_id = ${brandId})
      order by r.due_at limit ${countedMax}
    ) x`.execute(db)
  return rows[0] ?? { waiting: 0, late: 0 }
}
