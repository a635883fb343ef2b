import type { Database } from '@trevo/database/connect.ts'
import type { SigningKeys } from '../../../../platform/signing/signing-keys.ts'
import { listHeads } from '../../repository/audit.ts'
import { listReadBrands } from '../../repository/data-access.ts'
import type { StaffTables } from '../../repository/tables.ts'
import type { StaffNeeds } from '../../needs.ts'
import { HeadNotSigned, listSignedBrands, loadHeadKeys, openSignedHeads } from './signed-heads.ts'
import {
  readSnapshot,
  verifyActs,
  verifyReadings,
  type HourFault,
  type VerifiedPart,
} from './verify-part.ts'

/** Rows of one snapshot, for a run in the background. */
const rowsMax = 20_000

/** Verifies the parts of a chain one after the other, up to its end or the first fault. */
const verifyParts = async <Fault>(
  verify: (after: bigint) => Promise<VerifiedPart<Fault> | undefined>,
): Promise<{ readonly rows: bigint; readonly fault: Fault | undefined }> => {
  let rows = 0n
  let after = 0n
  for (;;) {
    const part = await verify(after)
    if (!part) throw new Error(`row ${after} went away during the verification`)
    rows += BigInt(part.rows)
    if (part.next === null) return { rows, fault: part.fault }
    after = part.next
  }
}

const textOfHour = ({ hour, fault, first, last }: HourFault): string =>
  fault === 'missing'
    ? `hour ${hour} of readings is missing`
    : `readings ${first} to ${last} are not as they were written`

export type BrandVerdict = {
  readonly brandId: number
  readonly rows: bigint
  readonly heads: number
  /** The first thing that is wrong, as a sentence; undefined where all is as it was written. */
  readonly fault: string | undefined
  /** Rows are gone: cut at the end, missing in between, or replaced by those of a backup. */
  readonly isLost: boolean
}

type Signed = { readonly folder: string; readonly keys: Pick<SigningKeys, 'published'> }

const verifyBrand = async (
  database: Database<StaffTables>,
  brandId: number,
  { folder, keys }: Signed,
): Promise<BrandVerdict> => {
  const signed = await openSignedHeads(folder, brandId, keys)
  const heads = (await signed.between(0n)).length
  const { rows, fault } = await verifyParts(async (after) => {
    const known = await openSignedHeads(folder, brandId, keys)
    return readSnapshot(database, (db) => verifyActs(db, { brandId, after, rowsMax }, known))
  })
  if (fault) return { brandId, rows, heads, fault: fault.text, isLost: fault.fault !== 'edited' }
  const { fault: hour } = await verifyParts((after) =>
    readSnapshot(database, (db) => verifyReadings(db, { brandId, after, rowsMax })),
  )
  return { brandId, rows, heads, fault: hour && textOfHour(hour), isLost: false }
}

/** Compares the audit of every brand with its hashes and with the heads that were signed outside. */
export const verifyAudit = async (
  database: Database<StaffTables>,
  signed: Signed,
): Promise<BrandVerdict[]> => {
  const brands = [
    ...(await listHeads(database.db)).map(({ brandId }) => brandId),
    ...(await listReadBrands(database.db)),
    ...(await listSignedBrands(signed.folder)),
  ]
  const verdicts: BrandVerdict[] = []
  for (const brandId of [...new Set(brands)].toSorted((a, b) => a - b)) {
    verdicts.push(
      await verifyBrand(database, brandId, signed).catch((error: unknown) => {
        if (!(error instanceof HeadNotSigned)) throw error
        return { brandId, rows: 0n, heads: 0, fault: error.message, isLost: false }
      }),
    )
  }
  return verdicts
}

/** Every night: what is not as it was written is an alarm and a significant event of its brand. */
export const createVerifyNightly =
  ({ database, longReads, clock, config, logger, reports }: StaffNeeds) =>
  async (): Promise<void> => {
    const keys = await loadHeadKeys(config.SECRETS_DIR, clock.now())
    const folder = config.AUDIT_HEADS_DIR
    for (const verdict of await verifyAudit(longReads, { folder, keys })) {
      const { brandId, fault: text, isLost } = verdict
      if (text === undefined) continue
      logger.error({ brandId, text }, 'the audit is not as it was written')
      await database.inTx((tx) =>
        reports.noteAuditFault(tx, { brandId, at: clock.now(), text, isLost }),
      )
    }
  }
