import { Readable } from 'node:stream'
import { to as copyTo } from 'pg-copy-streams'
import type { Manifest, Part } from '../manifest.ts'
import { parts, shapeOf } from '../manifest.ts'
import type { Month } from '../month.ts'
import type { ArchiveSession } from '../session.ts'

export type ArchivedMonth = {
  readonly state: 'exported' | 'dropped' | 'restored'
  readonly transfers: bigint
  readonly entries: bigint
  readonly accounts: bigint
  readonly hashes: Readonly<Record<Part, string>>
}

type Row = {
  state: ArchivedMonth['state']
  transfers: bigint
  entries: bigint
  accounts: bigint
  transfers_sha256: string
  entries_sha256: string
  accounts_sha256: string
}

// Not its copy in the bucket of another member.
const isItself = 'bucket = wallet.bucket_of(account_id)'

/** The database's record of an exported month. */
export const findArchived = async (
  { client }: ArchiveSession,
  month: Month,
): Promise<ArchivedMonth | undefined> => {
  const { rows } = await client.query<Row>(
    `select state, transfers, entries, accounts, transfers_sha256, entries_sha256, accounts_sha256
     from wallet.archived_month where month = $1`,
    [month.firstDay],
  )
  const [row] = rows
  if (!row) return undefined
  const { state, transfers, entries, accounts } = row
  const hashes = {
    transfers: row.transfers_sha256,
    entries: row.entries_sha256,
    accounts: row.accounts_sha256,
  }
  return { state, transfers, entries, accounts, hashes }
}

/** Whether the month has its own partition. */
export const isMonthHere = async ({ client }: ArchiveSession, month: Month): Promise<boolean> => {
  const { rows } = await client.query<{ here: boolean }>(
    'select wallet.is_month_here($1) as here',
    [month.firstDay],
  )
  return rows[0]?.here ?? false
}

/** The digest of the transfers that `find_drop_problems` compares with what stays of them. */
export const digestTransfers = async (
  { client }: ArchiveSession,
  month: Month,
): Promise<string> => {
  const { rows } = await client.query<{ digest: string }>(
    `select coalesce(sum(hash_record_extended(row(${shapeOf.transfers.columns.join(', ')}), 0)), 0)::text
       as digest
     from wallet.transfer_${month.suffix} where ${isItself}`,
  )
  return rows[0]?.digest ?? '0'
}

export const recordExport = async (
  { client, clock }: ArchiveSession,
  month: Month,
  { transfers, entries, accounts }: Manifest,
  digest: string,
): Promise<void> => {
  await client.query('select wallet.record_export($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    month.firstDay,
    transfers.rows,
    entries.rows,
    accounts.rows,
    transfers.rowsSha256,
    entries.rowsSha256,
    accounts.rowsSha256,
    digest,
    clock.now(),
  ])
}

const queryOf: Readonly<Record<Part, (month: Month) => string>> = {
  transfers: ({ suffix }) =>
    `select ${shapeOf.transfers.columns.join(', ')} from wallet.transfer_${suffix}
     where ${isItself} order by id, bucket`,
  entries: ({ suffix }) =>
    `select ${shapeOf.entries.columns.join(', ')} from wallet.entry_${suffix} order by account_id, seq`,
  accounts: ({ suffix }) =>
    `select account_id, sum(amount), count(*), max(seq), sum(seq) from wallet.entry_${suffix}
     group by bucket, account_id order by account_id`,
}

/** The rows of a month in COPY format, in key order. */
export const copyRows = ({ client }: ArchiveSession, part: Part, month: Month): Readable =>
  client.query(copyTo(`copy (${queryOf[part](month)}) to stdout`))

/** The totals that replace a dropped month, as in the file of accounts. */
export const copyKeptAccounts = ({ client }: ArchiveSession, month: Month): Readable =>
  client.query(
    copyTo(`copy (select ${shapeOf.accounts.columns.join(', ')} from wallet.archived_account
      where month = '${month.firstDay}' order by account_id) to stdout`),
  )

/** The meaning of the numbers in the files. */
export const readLegend = async ({ client }: ArchiveSession) => {
  const kinds = await client.query<{ id: number; name: string; role: string }>(
    'select id, name, role from wallet.transfer_kind order by id',
  )
  const houses = await client.query<{ id: number; name: string }>(
    'select id, name from wallet.house order by id',
  )
  return { kinds: kinds.rows, houses: houses.rows }
}

/** The parts of the files that differ from the record of the export. */
export const differsFromRecord = (manifest: Manifest, archived: ArchivedMonth): Part[] =>
  parts.filter((part) => manifest[part].rowsSha256 !== archived.hashes[part])
