import type { SigningKeys } from '../../../platform/signing/signing-keys.ts'
import { firstHash } from '../domain/audit-record.ts'
import { createChainCheck, type ChainFault, type ChainHead } from '../domain/verify-chain.ts'
import { listChain, listHeads } from '../repository/audit.ts'
import { listHours, listReadBrands, listReadings } from '../repository/data-access.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { StaffDb, StaffTables } from '../repository/tables.ts'
import type { StaffNeeds } from '../needs.ts'
import { hashOfHour } from './close-hours.ts'
import { listSignedBrands, loadHeadKeys, readSignedHeads } from './signed-heads.ts'

const rowsAtOnce = 5_000

const verifyBrand = async (
  db: StaffDb,
  brandId: number,
  heads: readonly ChainHead[],
  end: ChainHead | undefined,
): Promise<{ readonly rows: bigint; readonly fault: ChainFault | undefined }> => {
  const check = createChainCheck(heads)
  let after = 0n
  for (;;) {
    const rows = await listChain(db, brandId, after, rowsAtOnce)
    for (const row of rows) {
      const fault = check.add(row)
      if (fault) return { rows: check.length(), fault }
    }
    const last = rows.at(-1)
    if (!last) return { rows: check.length(), fault: check.end(end) }
    after = last.position
  }
}

const verifyHours = async (db: StaffDb, brandId: number): Promise<string | undefined> => {
  let previous: Buffer = firstHash
  let after = 0n
  let number = 0n
  for (const hour of await listHours(db, brandId)) {
    number += 1n
    if (hour.number !== number) return `hour ${number} of readings is missing`
    const rows = await listReadings(db, { brandId, after, lastId: hour.last_id })
    const hash = hashOfHour(previous, rows)
    if (!hash.equals(hour.hash) || BigInt(rows.length) !== hour.row_count) {
      return `readings ${after + 1n} to ${hour.last_id} are not as they were written`
    }
    previous = hash
    after = hour.last_id
  }
  return undefined
}

export type BrandVerdict = {
  readonly brandId: number
  readonly rows: bigint
  readonly heads: number
  /** The first thing that is wrong, as a sentence; undefined where all is as it was written. */
  readonly fault: string | undefined
  /** Rows are gone: cut at the end, missing in between, or replaced by those of a backup. */
  readonly isLost: boolean
}

/** Compares the audit of every brand with its hashes and with the heads that were signed outside. */
export const verifyAudit = async (
  { db }: Pick<Database<StaffTables>, 'db'>,
  { folder, keys }: { readonly folder: string; readonly keys: Pick<SigningKeys, 'published'> },
): Promise<BrandVerdict[]> => {
  const ends = new Map((await listHeads(db)).map((end) => [end.brandId, end]))
  const brands = [
    ...ends.keys(),
    ...(await listReadBrands(db)),
    ...(await listSignedBrands(folder)),
  ]
  const verdicts: BrandVerdict[] = []
  for (const brandId of [...new Set(brands)].toSorted((a, b) => a - b)) {
    const heads = await readSignedHeads(folder, brandId, keys)
    const { rows, fault } = await verifyBrand(db, brandId, heads, ends.get(brandId))
    const found = fault?.text ?? (await verifyHours(db, brandId))
    const isLost = fault !== undefined && fault.fault !== 'edited'
    verdicts.push({ brandId, rows, heads: heads.length, fault: found, isLost })
  }
  return verdicts
}

/** Every night: what is not as it was written is an alarm and a significant event of its brand. */
export const createVerifyNightly =
  ({ database, clock, config, logger, reports }: StaffNeeds) =>
  async (): Promise<void> => {
    const keys = await loadHeadKeys(config.SECRETS_DIR, clock.now())
    const folder = config.AUDIT_HEADS_DIR
    for (const verdict of await verifyAudit(database, { folder, keys })) {
      const { brandId, fault: text, isLost } = verdict
      if (text === undefined) continue
      logger.error({ brandId, text }, 'the audit is not as it was written')
      await database.inTx((tx) =>
        reports.noteAuditFault(tx, { brandId, at: clock.now(), text, isLost }),
      )
    }
  }
