import type { Pool } from '@trevo/database/connect.ts'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import { readHoursOf } from './read-hours.ts'

/** A member's gains and losses on one day by one kind, in one game. */
export type DaySum = {
  /** yyyy-MM-dd in the requested zone, or yyyy-MM. */
  readonly day: string
  readonly kind: string
  readonly typeCode: number
  /** The catalogue's number of the game; 0 for movements without one. */
  readonly nodeId: number
  readonly inMinor: bigint
  readonly outMinor: bigint
}

export type DaySpan = {
  readonly memberId: bigint
  /** First and last day, yyyy-MM-dd, both inclusive. */
  readonly firstDay: string
  readonly lastDay: string
  /** IANA name of a zone whose offset is in whole hours. */
  readonly zone: string
  /** Sums of whole months, named yyyy-MM, instead of days. */
  readonly byMonth?: boolean
}

type Row = { day: string; kind: number; node: number; in_minor: string; out_minor: string }

/** Sums by day, kind and game, from the hours: as quick for a long history as for a short one. */
export const sumDays = async (
  pool: Pool,
  kinds: KindRegistry,
  { memberId, firstDay, lastDay, zone, byMonth = false }: DaySpan,
): Promise<DaySum[]> => {
  await readHoursOf(pool, memberId)
  const { rows } = await pool.query<Row>(
    `select to_char(hour at time zone $4, case when $5::boolean then 'YYYY-MM' else 'YYYY-MM-DD' end) as day, kind, node,
       sum(in_minor) as in_minor, sum(out_minor) as out_minor
     from wallet.account_hour
     where bucket = wallet.bucket_of($1) and account_id = $1 and hour >= $2::date::timestamp at time zone $4
       and hour < ($3::date + 1)::timestamp at time zone $4
     group by 1, 2, 3 order by 1, 2, 3`,
    [accountIdOf(memberId, 'available'), firstDay, lastDay, zone, byMonth],
  )
  if (rows.some((row) => !kinds.byId(row.kind))) await kinds.reload()
  return rows.map((row) => {
    const kind = kinds.byId(row.kind)
    return {
      day: row.day,
      kind: kind?.name ?? '',
      typeCode: kind?.typeCode ?? 0,
      nodeId: row.node,
      inMinor: BigInt(row.in_minor),
      outMinor: BigInt(row.out_minor),
    }
  })
}

/** The days of a span on which the member had a debit of these kinds, oldest first. */
export const listDebitDays = async (
  pool: Pool,
  kinds: KindRegistry,
  { memberId, firstDay, lastDay, zone }: DaySpan,
  names: readonly string[],
): Promise<string[]> => {
  const { rows } = await pool.query<{ day: string }>(
    `select distinct to_char(hour at time zone $4, 'YYYY-MM-DD') as day
     from wallet.account_hour
     where bucket = wallet.bucket_of($1) and account_id = $1 and hour >= $2::date::timestamp at time zone $4
       and hour < ($3::date + 1)::timestamp at time zone $4 and kind = any ($5::smallint[]) and out_minor > 0
     order by 1`,
    [
      accountIdOf(memberId, 'available'),
      firstDay,
      lastDay,
      zone,
      names.map((name) => kinds.get(name).id),
    ],
  )
  return rows.map(({ day }) => day)
}

/** The day of the member's first movement in the zone; undefined without any. */
export const findFirstDay = async (
  pool: Pool,
  memberId: bigint,
  zone: string,
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ day: string }>(
    `select to_char(hour at time zone $2, 'YYYY-MM-DD') as day from wallet.account_hour
     where bucket = wallet.bucket_of($1) and account_id = $1 order by hour limit 1`,
    [accountIdOf(memberId, 'available'), zone],
  )
  return rows[0]?.day
}
