import type { Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider } from 'kysely'
import { dayOf } from '../domain/periods.ts'
import type { SessionContract } from '../domain/session-contract.ts'
import { noUsage, type OfPeriods, type Usage } from '../domain/usage.ts'
import type { HeldLimit } from '../domain/change-limit.ts'

type Period = 'day' | 'week' | 'month'
type Measure = 'staked' | 'returned' | 'bets' | 'deposited' | 'played'

type Row = Record<`${Measure}_${Period}`, bigint> & {
  is_on: boolean
  day: string
  played_session: bigint
  session_since: Date | null
  counted_until: Date | null
  active_until: Date | null
  check_due: boolean
  paused_until: Date | null
  unchecked_ms: bigint
  contract_since: Date | null
  contract_until: Date | null
  contract_loss_max: bigint | null
  contract_staked: bigint
  contract_returned: bigint
}

const periods = (row: Row, measure: Measure): OfPeriods => ({
  day: row[`${measure}_day`],
  week: row[`${measure}_week`],
  month: row[`${measure}_month`],
})

const contractOf = (row: Row): SessionContract | undefined =>
  row.contract_since && row.contract_until && row.contract_loss_max !== null
    ? {
        since: row.contract_since,
        until: row.contract_until,
        lossMaxMinor: row.contract_loss_max,
        stakedMinor: row.contract_staked,
        returnedMinor: row.contract_returned,
      }
    : undefined

/** What the person has used of the day, week and month of this moment. */
export const findUsage = async (
  db: QueryExecutorProvider,
  personId: bigint,
  at: Date,
): Promise<Usage> => {
  const { rows } = await sql<Row>`
    select c.is_on, limits.day_of(${at})::text as day, c.session_since, c.counted_until, c.active_until,
      c.check_due, c.paused_until, c.unchecked_ms, c.played_session, c.contract_since, c.contract_until,
      c.contract_loss_max, c.contract_staked, c.contract_returned,
      ${sql.raw(
        ['staked', 'returned', 'bets', 'deposited', 'played']
          .flatMap((measure) => [
            `(c.${measure}_day * d.same)::bigint as ${measure}_day`,
            `(c.${measure}_week * w.same)::bigint as ${measure}_week`,
            `(c.${measure}_month * m.same)::bigint as ${measure}_month`,
          ])
          .join(', '),
      )}
    from limits.used c
    cross join lateral (select (${at}::timestamptz < c.day_until)::integer as same) d
    cross join lateral (
      select (date_trunc('week', c.day) = date_trunc('week', greatest(c.day, limits.day_of(${at}))))::integer as same
    ) w
    cross join lateral (
      select (date_trunc('month', c.day) = date_trunc('month', greatest(c.day, limits.day_of(${at}))))::integer as same
    ) m
    where c.person_id = ${personId}`.execute(db)
  const [row] = rows
  if (!row) return noUsage(dayOf(at))
  return {
    isOn: row.is_on,
    day: row.day,
    stakedMinor: periods(row, 'staked'),
    returnedMinor: periods(row, 'returned'),
    bets: periods(row, 'bets'),
    depositedMinor: periods(row, 'deposited'),
    playedMs: { ...periods(row, 'played'), session: row.played_session },
    sessionSince: row.session_since ?? undefined,
    countedUntil: row.counted_until ?? undefined,
    activeUntil: row.active_until ?? undefined,
    checkDue: row.check_due,
    pausedUntil: row.paused_until ?? undefined,
    uncheckedMs: row.unchecked_ms,
    contract: contractOf(row),
  }
}

/** Makes the person's counter, or locks the one that is there, in the day of this moment. */
export const ensureCounter = async (tx: Tx, personId: bigint, at: Date): Promise<void> => {
  await sql`
    insert into limits.counter (person_id, day, day_from, day_until)
    select ${personId}, d.day, limits.start_of(d.day), limits.start_of(d.day + 1)
    from (select limits.day_of(${at}) as day) d on conflict do nothing`.execute(tx)
}

/** The columns of the counter that stakes are held against. */
const columnOf = ({ kind, period }: HeldLimit): string => `${kind}_${period}_max`

const columns = [
  'loss_day_max',
  'loss_week_max',
  'loss_month_max',
  'stake_each_max',
  'stake_day_max',
  'stake_week_max',
  'stake_month_max',
  'bets_day_max',
  'bets_week_max',
  'bets_month_max',
  'deposit_day_max',
  'deposit_week_max',
  'deposit_month_max',
  'time_session_max',
  'time_day_max',
  'time_week_max',
  'time_month_max',
]

/** Writes the limits in force beside the counters. */
export const writeMaxima = async (
  tx: Tx,
  personId: bigint,
  limits: readonly HeldLimit[],
): Promise<void> => {
  const byColumn = new Map(limits.map((limit) => [columnOf(limit), limit.value]))
  const set = columns.map(
    (column) => sql`${sql.ref(column)} = ${byColumn.get(column) ?? null}::bigint`,
  )
  await sql`update limits.counter set ${sql.join(set)} where person_id = ${personId}`.execute(tx)
}

export const setCounting = async (tx: Tx, personId: bigint, isOn: boolean): Promise<void> => {
  await sql`update limits.counter set is_on = ${isOn} where person_id = ${personId}`.execute(tx)
}

export type LedgerSums = {
  readonly stakedMinor: OfPeriods
  readonly bets: OfPeriods
  readonly depositedMinor: OfPeriods
}

/**
 * Sets the counters to what the ledger says, and to what bets gave back of stakes taken since `since`, the first
 * moment of the week or month that began earlier.
 */
export const writeRecount = async (
  tx: Tx,
  personId: bigint,
  {
    sums,
    accountIds,
    since,
  }: { readonly sums: LedgerSums; readonly accountIds: readonly bigint[]; readonly since: Date },
): Promise<void> => {
  await sql`select limits.note_given(${personId}, ${[...accountIds]}::bigint[], ${since})`.execute(
    tx,
  )
  const { stakedMinor, bets, depositedMinor } = sums
  await sql`
    update limits.counter c set
      staked_day = ${stakedMinor.day}, staked_week = ${stakedMinor.week}, staked_month = ${stakedMinor.month},
      bets_day = ${bets.day}, bets_week = ${bets.week}, bets_month = ${bets.month},
      deposited_day = ${depositedMinor.day}, deposited_week = ${depositedMinor.week},
      deposited_month = ${depositedMinor.month},
      returned_day = g.of_day, returned_week = g.of_week, returned_month = g.of_month
    from (
      select coalesce(sum(n.given) filter (where n.day = x.day), 0)::bigint as of_day,
        coalesce(sum(n.given) filter (where date_trunc('week', n.day) = date_trunc('week', x.day)), 0)::bigint as of_week,
        coalesce(sum(n.given) filter (where date_trunc('month', n.day) = date_trunc('month', x.day)), 0)::bigint
          as of_month
      from limits.counter x
      left join (
        select m.day, m.given from bets.given_back(${[...accountIds]}::bigint[], ${since}) b
        join limits.noted m on m.source = b.source and m.txn_id = b.txn_id
        union all
        select r.day, r.given from limits.noted r
        where r.person_id = ${personId} and r.is_release and r.day >= limits.day_of(${since})
      ) n on true
      where x.person_id = ${personId}
    ) g
    where c.person_id = ${personId}`.execute(tx)
}
