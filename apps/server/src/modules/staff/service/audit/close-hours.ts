import { createHash } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { tables } from '@trevo/database/connect.ts'
import {
  findLastHour,
  insertHour,
  listReadBrands,
  listReadings,
  type DataAccessRow,
} from '../../repository/data-access.ts'
import type { StaffTables } from '../../repository/tables.ts'
import { firstHash } from '../../domain/audit-record.ts'
import type { StaffNeeds } from '../../needs.ts'

/** Readings may be written this long after they were made. */
const lateMs = 5 * minuteMs

const writeReading = (row: DataAccessRow): string =>
  JSON.stringify([
    String(row.id),
    row.brand_id,
    row.at.toISOString(),
    String(row.operator_id),
    row.operator,
    row.act,
    row.right_code,
    row.target,
    row.fields,
    row.reason,
    row.address,
    row.request_id,
  ])

/** SHA-256 over the hash of the hour before and the readings of this one, which are added in order. */
export const startHour = (previous: Buffer) => {
  const hash = createHash('sha256').update(previous)
  return {
    add: (rows: readonly DataAccessRow[]): void => {
      for (const row of rows) hash.update(`${writeReading(row)}\n`)
    },
    digest: (): Buffer => hash.digest(),
  }
}

const hashOfHour = (previous: Buffer, rows: readonly DataAccessRow[]): Buffer => {
  const hour = startHour(previous)
  hour.add(rows)
  return hour.digest()
}

/** Every hour: closes what was read since the hour before, brand by brand. */
export const createCloseHours =
  ({ database, clock }: StaffNeeds) =>
  async (): Promise<void> => {
    const now = clock.now()
    for (const brandId of await listReadBrands(database.db)) {
      await database.inTx(async (tx) => {
        const db = tables<StaffTables>(tx)
        const last = await findLastHour(db, brandId)
        const until = new Date(now.getTime() - lateMs)
        const rows = await listReadings(db, { brandId, after: last?.last_id ?? 0n, until })
        const end = rows.at(-1)
        if (!end) return
        await insertHour(db, {
          brand_id: brandId,
          number: (last?.number ?? 0n) + 1n,
          closed_at: now,
          last_id: end.id,
          row_count: BigInt(rows.length),
          hash: hashOfHour(last?.hash ?? firstHash, rows),
        })
      })
    }
  }
