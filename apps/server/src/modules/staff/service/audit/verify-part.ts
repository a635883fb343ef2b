import { setImmediate as pause } from 'node:timers/promises'
import { tables, type Database } from '@trevo/database/connect.ts'
import { firstHash } from '../../domain/audit-record.ts'
import { createChainCheck, type ChainFault } from '../../domain/verify-chain.ts'
import { beginSnapshot, findHead, findLink, listChain } from '../../repository/audit.ts'
import { findHour, listHours, listReadings } from '../../repository/data-access.ts'
import type { StaffDb, StaffTables } from '../../repository/tables.ts'
import { startHour } from './close-hours.ts'
import type { SignedHeads } from './signed-heads.ts'

/** Reading and hashing as many takes some 10 ms; other requests have their turn in between. */
const rowsAtOnce = 500
const hoursAtOnce = 500

/** What a part of the acts or of the readings showed. */
export type VerifiedPart<Fault> = {
  /** Rows that are as they were written. */
  readonly rows: number
  /** Where the next part begins; null at the end, and after a fault. */
  readonly next: bigint | null
  readonly fault: Fault | undefined
}

/** `after` is the row, or the closed hour of readings, that the part before ended with; 0 at the start. */
export type PartAsked = {
  readonly brandId: number
  readonly after: bigint
  readonly rowsMax: number
}

/** Reads in one snapshot, so that the rows and the end of the chain are of the same instant. */
export const readSnapshot = <Result>(
  database: Pick<Database<StaffTables>, 'inTx'>,
  work: (db: StaffDb) => Promise<Result>,
): Promise<Result> =>
  database.inTx(async (tx) => {
    const db = tables<StaffTables>(tx)
    await beginSnapshot(db)
    return work(db)
  })

/**
 * Verifies the acts of a brand that follow `after`, at most `rowsMax` and one page; in a snapshot (`readSnapshot`)
 * that began after `heads` were opened. Undefined where the brand has no row `after`.
 * @throws HeadNotSigned
 */
export const verifyActs = async (
  db: StaffDb,
  { brandId, after, rowsMax }: PartAsked,
  heads: SignedHeads,
): Promise<VerifiedPart<ChainFault> | undefined> => {
  const start =
    after === 0n ? { position: 0n, hash: firstHash } : await findLink(db, brandId, after)
  if (!start) return undefined
  const end = await findHead(db, brandId)
  const until = after + BigInt(rowsMax)
  const isLast = end === undefined || end.position < until
  const check = createChainCheck(await heads.between(after, isLast ? undefined : until), start)
  const rowsSeen = () => Number(check.length() - after)
  while (check.length() < until) {
    const left = Number(until - check.length())
    const rows = await listChain(db, brandId, check.length(), Math.min(rowsAtOnce, left))
    if (rows.length === 0) break
    for (const row of rows) {
      const fault = check.add(row)
      if (fault) return { rows: rowsSeen(), next: null, fault }
    }
    await pause()
  }
  if (!isLast && check.length() === until) {
    return { rows: rowsSeen(), next: until, fault: undefined }
  }
  return { rows: rowsSeen(), next: null, fault: check.end(end) }
}

/** An hour of readings that is not as it was closed; `first` and `last` are numbers of readings. */
export type HourFault = {
  readonly hour: bigint
  readonly fault: 'edited' | 'missing'
  readonly first: bigint
  readonly last: bigint
}

type Hour = NonNullable<Awaited<ReturnType<typeof findHour>>>
type HourBefore = Pick<Hour, 'number' | 'last_id' | 'hash'>

/** How many readings of an hour there are, and whether they are those that were closed. */
const verifyHour = async (db: StaffDb, brandId: number, before: HourBefore, hour: Hour) => {
  const { add, digest } = startHour(before.hash)
  let after = before.last_id
  let count = 0
  for (;;) {
    const page = { brandId, after, lastId: hour.last_id, limit: rowsAtOnce }
    const rows = await listReadings(db, page)
    add(rows)
    count += rows.length
    await pause()
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) break
    after = last.id
  }
  return { count, isSound: digest().equals(hour.hash) && BigInt(count) === hour.row_count }
}

/**
 * Verifies the closed hours of a brand's readings that follow the hour `after`: whole hours, until `rowsMax`
 * readings are reached. In a snapshot (`readSnapshot`); undefined where the brand has no hour `after`.
 */
export const verifyReadings = async (
  db: StaffDb,
  { brandId, after, rowsMax }: PartAsked,
): Promise<VerifiedPart<HourFault> | undefined> => {
  let before: HourBefore | undefined =
    after === 0n ? { number: 0n, last_id: 0n, hash: firstHash } : await findHour(db, brandId, after)
  if (!before) return undefined
  let rows = 0
  for (const hour of await listHours(db, brandId, after, hoursAtOnce)) {
    if (rows >= rowsMax) return { rows, next: before.number, fault: undefined }
    const number = before.number + 1n
    const range = { first: before.last_id + 1n, last: hour.last_id }
    if (hour.number !== number) {
      return { rows, next: null, fault: { hour: number, fault: 'missing', ...range } }
    }
    const { count, isSound } = await verifyHour(db, brandId, before, hour)
    if (!isSound) return { rows, next: null, fault: { hour: number, fault: 'edited', ...range } }
    rows += count
    before = hour
  }
  const isWhole = before.number < after + BigInt(hoursAtOnce)
  return { rows, next: isWhole ? null : before.number, fault: undefined }
}
