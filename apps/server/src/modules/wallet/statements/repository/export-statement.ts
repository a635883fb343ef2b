import { quoteCell } from '@trevo/i18n/csv.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import { livingSpans, type Span } from '../domain/archived-spans.ts'
import { findArchivedSpans } from './archived-spans.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import type { StatementFilter } from './queries-statement.ts'
import { readHoursOf } from './read-hours.ts'

/** The format of a file's lines. */
export type StatementStyle = {
  /** IANA name of the zone that times are written in. */
  readonly zone: string
  readonly separator: ',' | ';'
  readonly decimalPoint: ',' | '.'
  /** The text of each kind, by its name. */
  readonly kindWords: ReadonlyMap<string, string>
  /** The name of each game, by the catalogue's number. */
  readonly gameWords: ReadonlyMap<number, string>
  /** The text of a kind's movements whose reference has this `seat`, in place of the kind's own. */
  readonly seatWords?: readonly {
    readonly kind: string
    readonly seat: string
    readonly word: string
  }[]
}

type Batch = { from: Date; to: Date; low: bigint; high: bigint }

/** Entries per batch of hours; and lines per read, which limits the memory. */
const entriesOfBatch = 20_000
const linesAtOnce = 5_000

// Consecutive hours are grouped until they hold enough: few queries over a thin history, and none that reads more
// than one dense hour besides its own lines.
const listBatches = async (
  pool: Pool,
  accountId: bigint,
  { from, to }: Span,
  ids: number[] | null,
) => {
  const { rows } = await pool.query<{ hour: Date; low: bigint; high: bigint; entries: string }>(
    `select hour, min(first_seq) as low, max(last_seq) as high, sum(entries) as entries
     from wallet.account_hour
     where bucket = wallet.bucket_of($1) and account_id = $1 and hour >= date_bin('1 hour', $2::timestamptz, 'epoch') and hour < $3
       and ($4::smallint[] is null or kind = any ($4))
     group by hour order by hour desc`,
    [accountId, from, to, ids],
  )
  const batches: Batch[] = []
  let filled = entriesOfBatch
  for (const { hour, low, high, entries } of rows) {
    const end = new Date(hour.getTime() + 3_600_000)
    const last = batches.at(-1)
    if (last && filled < entriesOfBatch) {
      last.from = hour
      if (low < last.low) last.low = low
      if (high > last.high) last.high = high
      filled += Number(entries)
    } else {
      batches.push({ from: hour, to: end, low, high })
      filled = Number(entries)
    }
  }
  return batches.map((batch) => ({
    ...batch,
    from: batch.from < from ? from : batch.from,
    to: batch.to > to ? to : batch.to,
  }))
}

// Integers, which cost a fraction of exact decimals.
const amountText = (column: string): string =>
  `case when ${column} < 0 then '-' else '' end || abs(${column}) / 10000 || $8
     || case when ${column} % 100 = 0 then lpad((abs(${column}) % 10000 / 100)::text, 2, '0')
     else lpad((abs(${column}) % 10000)::text, 4, '0') end`

// Like `quoteCell`, for values known only in the database: these numbers begin with a letter or a digit, and any
// other stays text.
const quotedNumber = `'"' || case when t.number ~ '^[^0-9A-Za-z]|"'
    then regexp_replace(replace(t.number, '"', '""'), '^([^0-9A-Za-z])', '''\\1')
    else t.number end || '"'`

// The database writes the lines: parsing and formatting a million rows here would cost several times as much. $1
// account, $2 from, $3 to, $4 below this seq, $5 lowest seq, $6 kinds,
// $7 zone, $8 decimal point, $9 separator, $10/$11 kinds and words, $12/$13 games and words,
// $14/$15 seats with their kinds and words.
const linesQuery = `
  with page as materialized (
    select e.* from wallet.member_entry e
    where e.bucket = wallet.bucket_of($1) and e.account_id = $1 and e.seq < $4 and e.seq >= $5
      and e.created_at >= $2 and e.created_at < $3
      and ($6::smallint[] is null or e.kind = any ($6))
    order by e.seq desc limit ${linesAtOnce}
  )
  select min(e.seq) as last, string_agg(
    left((e.created_at at time zone $7)::text, 19) || $9
      || ${quotedNumber} || $9
      || coalesce(($15::text[])[array_position($14::text[], t.seat || ':' || e.kind)], ($11::text[])[array_position($10::smallint[], e.kind)], '""') || $9
      || coalesce(($13::text[])[array_position($12::text[], t.node)], '""') || $9
      || ${amountText('e.amount')} || $9 || ${amountText('e.balance_after')} || E'\\r\\n',
    '' order by e.seq desc) as lines
  from page e cross join lateral (
    select x.reference ->> 'node' as node, x.reference ->> 'seat' as seat,
      coalesce(x.reference ->> 'endToEndId', x.reference ->> 'round', x.txn_id) as number
    from wallet.transfer x
    where x.bucket = wallet.bucket_of($1) and x.id = e.transfer_id and x.created_at = e.created_at limit 1
  ) t`

/**
 * The lines of a whole statement as CSV, newest first, some thousand at a time: instant, number,
 * kind, game, amount, balance after. Memory does not grow with the statement. Movements of archived months are not
 * included.
 */
export async function* exportStatement(
  pool: Pool,
  kinds: KindRegistry,
  { memberId, from, to, kinds: names }: StatementFilter,
  style: StatementStyle,
): AsyncGenerator<string> {
  await readHoursOf(pool, memberId)
  const accountId = accountIdOf(memberId, 'available')
  const ids = names ? names.map((name) => kinds.get(name).id) : null
  const words = [...style.kindWords].map(([name, word]) => [kinds.get(name).id, word] as const)
  const games = [...style.gameWords]
  const seats = (style.seatWords ?? []).map(
    ({ seat, kind, word }) => [`${seat}:${kinds.get(kind).id}`, word] as const,
  )
  const archived = await findArchivedSpans(pool, memberId, { from, to })
  const batches: Batch[] = []
  for (const span of livingSpans({ from, to }, archived)) {
    batches.push(...(await listBatches(pool, accountId, span, ids)))
  }
  for (const batch of batches) {
    let before = batch.high + 1n
    for (;;) {
      const { rows } = await pool.query<{ last: bigint | null; lines: string }>(linesQuery, [
        accountId,
        batch.from,
        batch.to,
        before,
        batch.low,
        ids,
        style.zone,
        style.decimalPoint,
        style.separator,
        words.map(([id]) => id),
        words.map(([, word]) => quoteCell(word)),
        games.map(([nodeId]) => String(nodeId)),
        games.map(([, word]) => quoteCell(word)),
        seats.map(([key]) => key),
        seats.map(([, word]) => quoteCell(word)),
      ])
      const [found] = rows
      if (!found || found.last === null) break
      yield found.lines
      before = found.last
    }
  }
}
