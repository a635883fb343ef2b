import { hourMs } from '@trevo/calendar/durations.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import {
  findReach,
  joinStretches,
  searchFrom,
  takeParts,
  withoutBound,
  type Entry,
  type Part,
  type Reach,
  type Search,
  type Stretch,
} from '../domain/first-in-first-out.ts'
import { findArchivedSpans } from './archived-spans.ts'
import { listLinesAt } from './list-lines.ts'
import type { StatementLine } from './queries-statement.ts'

/** How far a search goes: hours of a kind and a game, and movements at their end. */
const hoursMax = 2_000
const entriesMax = 5_000
/** How many parts are listed. */
const partsMax = 30

/** Debits that are paid by the credit of a certain kind right before them, made in the same commit. */
export type BoundKinds = Readonly<Record<string, string>>

/** Where a debit's money came from, or what a credit's money was spent on, first in, first out. */
export type MoneyTrace = {
  /** The oldest first; at most thirty. */
  readonly parts: readonly { readonly line: StatementLine; readonly amountMinor: bigint }[]
  /** All parts by kind, those not listed included, the largest first. */
  readonly kinds: readonly {
    readonly typeCode: number
    readonly amountMinor: bigint
    readonly count: number
  }[]
  /** Of a credit: still in the balance. */
  readonly keptMinor: bigint
  /** Archived, or further away than is looked. */
  readonly unknownMinor: bigint
}

type Asked = {
  readonly pool: Pool
  readonly kinds: KindRegistry
  readonly memberId: bigint
  readonly line: StatementLine
  readonly search: Search
  /** Numbers of the kinds that are bound to a credit. */
  readonly bound: readonly number[]
}

type HourRow = {
  hour: Date
  first_seq: bigint
  last_seq: bigint
  flow_minor: bigint
}

// Clocks of several copies may differ, so a neighbouring hour may hold entries of either side.
const hoursQuery = (isBefore: boolean) => `
  select h.hour, h.first_seq, h.last_seq,
    case when h.kind = any ($4::smallint[]) then ${isBefore ? '-h.out_minor' : '0'}
      else ${isBefore ? 'h.in_minor' : 'h.out_minor'} end as flow_minor
  from wallet.account_hour h
  where h.bucket = wallet.bucket_of($1) and h.account_id = $1
    and h.hour ${isBefore ? '<=' : '>='} $2 and ${isBefore ? 'h.first_seq < $3' : 'h.last_seq > $3'}
    and ${isBefore ? '(h.in_minor > 0 or h.kind = any ($4::smallint[]))' : '(h.out_minor > 0 and h.kind <> all ($4::smallint[]))'}
  order by h.hour ${isBefore ? 'desc' : 'asc'} limit ${hoursMax}`

const readStretches = async ({
  pool,
  memberId,
  line,
  search,
  bound,
}: Asked): Promise<{ stretches: Stretch[]; isCut: boolean }> => {
  const isBefore = search.side === 'before'
  const edge = new Date(line.at.getTime() + (isBefore ? hourMs : -2 * hourMs))
  const { rows } = await pool.query<HourRow>(hoursQuery(isBefore), [
    accountIdOf(memberId, 'available'),
    edge,
    line.seq,
    bound,
  ])
  const isCut = rows.length === hoursMax
  // The furthest hour may be incomplete.
  const furthest = rows.at(-1)?.hour.getTime()
  const whole = isCut ? rows.filter(({ hour }) => hour.getTime() !== furthest) : rows
  const stretches = joinStretches(
    whole.map((row) => ({
      firstSeq: row.first_seq,
      lastSeq: row.last_seq,
      amountMinor: row.flow_minor,
      from: row.hour,
      to: new Date(row.hour.getTime() + hourMs),
    })),
  )
  return { stretches: isBefore ? stretches.toReversed() : stretches, isCut }
}

const entriesWhere = (isBefore: boolean) => `
  e.bucket = wallet.bucket_of($1) and e.account_id = $1 and e.seq >= $2 and e.seq <= $3
  and e.created_at >= $4 and e.created_at < $5
  and ${isBefore ? '(e.amount > 0 or e.kind = any ($6::smallint[]))' : '(e.amount < 0 and e.kind <> all ($6::smallint[]))'}`

const within = ({ memberId, bound }: Asked, stretch: Omit<Stretch, 'amountMinor'>) => [
  accountIdOf(memberId, 'available'),
  stretch.firstSeq,
  stretch.lastSeq,
  stretch.from,
  stretch.to,
  bound,
]

/** The part of a stretch on the side of the search. */
const clip = <S extends Omit<Stretch, 'amountMinor'>>({ search, line }: Asked, stretch: S): S =>
  search.side === 'before'
    ? { ...stretch, lastSeq: stretch.lastSeq < line.seq ? stretch.lastSeq : line.seq - 1n }
    : { ...stretch, firstSeq: stretch.firstSeq > line.seq ? stretch.firstSeq : line.seq + 1n }

/** Of a stretch that contains the line, only what lies on the side of the search counts. */
const measureNearest = async (asked: Asked, stretches: readonly Stretch[]): Promise<Stretch[]> => {
  const [nearest, ...further] = stretches
  if (!nearest) return []
  const clipped = clip(asked, nearest)
  if (clipped.firstSeq === nearest.firstSeq && clipped.lastSeq === nearest.lastSeq) {
    return [nearest, ...further]
  }
  const isBefore = asked.search.side === 'before'
  const { rows } = await asked.pool.query<{ flow_minor: string }>(
    `select coalesce(sum(${isBefore ? '' : '-'}e.amount), 0) as flow_minor from wallet.member_entry e
     where ${entriesWhere(isBefore)}`,
    within(asked, clipped),
  )
  return [{ ...clipped, amountMinor: BigInt(rows[0]?.flow_minor ?? 0) }, ...further]
}

type FoundEntry = Entry & { readonly kind: number; readonly at: Date }

const readEntries = async (asked: Asked, reach: Reach): Promise<FoundEntry[]> => {
  const isBefore = asked.search.side === 'before'
  const { rows } = await asked.pool.query<{
    seq: bigint
    amount: bigint
    kind: number
    created_at: Date
  }>(
    `select e.seq, e.amount, e.kind, e.created_at from wallet.member_entry e
     where ${entriesWhere(isBefore)} order by e.seq ${isBefore ? 'desc' : 'asc'} limit ${entriesMax}`,
    within(asked, reach),
  )
  const entries = rows.map(({ seq, amount, kind, created_at: at }) => ({
    seq,
    amountMinor: isBefore ? amount : -amount,
    isBound: isBefore && asked.bound.includes(kind),
    kind,
    at,
  }))
  return isBefore ? withoutBound(entries) : entries
}

const sumKinds = (kinds: KindRegistry, parts: readonly Part<FoundEntry>[]) =>
  [...Map.groupBy(parts, ({ flow }) => kinds.byId(flow.kind)?.typeCode ?? 0)]
    .map(([typeCode, of]) => ({
      typeCode,
      amountMinor: of.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      count: of.length,
    }))
    .toSorted((a, b) => (a.amountMinor > b.amountMinor ? -1 : 1))

const nothing: MoneyTrace = { parts: [], kinds: [], keptMinor: 0n, unknownMinor: 0n }

const describeParts = async (
  { pool, kinds, memberId }: Asked,
  found: readonly Part<FoundEntry>[],
): Promise<Pick<MoneyTrace, 'parts' | 'kinds'>> => {
  const oldestFirst = found.toSorted((a, b) => (a.flow.seq < b.flow.seq ? -1 : 1))
  const listed = oldestFirst.slice(0, partsMax)
  const lines = await listLinesAt(
    { pool, kinds },
    memberId,
    listed.map(({ flow }) => flow),
  )
  const bySeq = new Map(lines.map((line) => [line.seq, line]))
  return {
    parts: listed.flatMap(({ flow, amountMinor }) => {
      const line = bySeq.get(flow.seq)
      return line ? [{ line, amountMinor }] : []
    }),
    kinds: sumKinds(kinds, oldestFirst),
  }
}

/** The search itself, without what is bound to the line. */
const traceUnbound = async (asked: Asked): Promise<MoneyTrace> => {
  const { search } = asked
  const { stretches, isCut } = await readStretches(asked)
  const measured = await measureNearest(asked, stretches)
  const reach = findReach(measured, search)
  const unfound = (restMinor: bigint) =>
    search.side === 'before' || isCut
      ? { ...nothing, unknownMinor: restMinor }
      : { ...nothing, keptMinor: restMinor }
  if (!reach) return unfound(search.takeMinor)
  const archived = await findArchivedSpans(asked.pool, asked.memberId, reach)
  if (archived.length > 0) return { ...nothing, unknownMinor: search.takeMinor }
  const entries = await readEntries(asked, clip(asked, reach))
  const { parts, restMinor } = takeParts(entries, { ...search, skipMinor: reach.skipMinor })
  const rest =
    entries.length >= entriesMax ? { ...nothing, unknownMinor: restMinor } : unfound(restMinor)
  return { ...rest, ...(await describeParts(asked, parts)) }
}

/** The line that is bound to this one: the credit of a bound debit, or the debit of its credit. */
const findBound = async (
  { pool, kinds }: Pick<Asked, 'pool' | 'kinds'>,
  memberId: bigint,
  line: StatementLine,
  boundKinds: BoundKinds,
): Promise<StatementLine | undefined> => {
  const credit = boundKinds[line.kind]
  const isCredit = Object.values(boundKinds).includes(line.kind)
  if (credit === undefined && !isCredit) return undefined
  const seq = credit === undefined ? line.seq + 1n : line.seq - 1n
  const [other] = await listLinesAt({ pool, kinds }, memberId, [{ seq, at: line.at }])
  const isPair =
    credit === undefined
      ? other !== undefined && boundKinds[other.kind] === line.kind
      : other?.kind === credit
  return isPair ? other : undefined
}

const listedAlone = (line: StatementLine, amountMinor: bigint): MoneyTrace => ({
  ...nothing,
  parts: [{ line, amountMinor }],
  kinds: [{ typeCode: line.typeCode, amountMinor, count: 1 }],
})

/**
 * Which credits paid a debit, or what a credit was spent on (`domain/first-in-first-out.ts`). It reads at most
 * `hoursMax` hours and `entriesMax` entries by their keys; what lies behind them is `unknownMinor`. The account's
 * hours must have been read (`readHoursOf`).
 */
export const traceMoney = async (
  pool: Pool,
  kinds: KindRegistry,
  memberId: bigint,
  line: StatementLine,
  boundKinds: BoundKinds,
): Promise<MoneyTrace> => {
  const search = searchFrom(line)
  const bound = Object.keys(boundKinds).map((kind) => kinds.get(kind).id)
  const asked = { pool, kinds, memberId, line, search, bound }
  const other = await findBound(asked, memberId, line, boundKinds)
  if (!other) return traceUnbound(asked)
  if (search.side === 'before') return listedAlone(other, search.takeMinor)
  const boundMinor = -other.amountMinor
  const own = listedAlone(other, boundMinor)
  const takeMinor = search.takeMinor - boundMinor
  if (takeMinor === 0n) return own
  const further = await traceUnbound({ ...asked, search: { ...search, takeMinor } })
  return {
    ...further,
    parts: [...own.parts, ...further.parts].slice(0, partsMax),
    kinds: [...own.kinds, ...further.kinds],
  }
}
