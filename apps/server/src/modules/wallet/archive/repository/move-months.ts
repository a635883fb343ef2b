import type { PoolClient } from 'pg'
import type { Part } from '../manifest.ts'
import type { Month } from '../month.ts'

/** Operations that lock the tables briefly; with the first day of the month, and the time. */
export const alone = {
  sealMonth: 'select wallet.seal_month($1)',
  dropMonth: 'select wallet.drop_month($1, $2)',
  attachMonth: 'select wallet.attach_month($1, $2)',
  /** With the ids of accounts. */
  readHours: 'select wallet.read_hours(array[$1::bigint])',
} as const

/** Accounts with entries in the month that are not in the hourly totals yet. */
export const listUnreadAccounts = async (client: PoolClient, month: Month): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>(
    `select e.account_id as id from wallet.entry_${month.suffix} e
     join wallet.account a on a.bucket = e.bucket and a.id = e.account_id and a.part = 0
     left join wallet.account_read r on r.bucket = e.bucket and r.account_id = e.account_id
     group by e.bucket, e.account_id having max(e.seq) > coalesce(max(r.seq), 0)`,
  )
  return rows.map(({ id }) => id)
}

/** Stores the totals that replace a month's entries. */
export const keepAccounts = async (client: PoolClient, month: Month): Promise<void> => {
  await client.query('select wallet.keep_accounts($1)', [month.firstDay])
}

/** Why the month cannot be dropped, in words; empty if it can. */
export const findDropProblems = async (client: PoolClient, month: Month): Promise<string[]> => {
  const { rows } = await client.query<{ problems: string[] }>(
    'select wallet.find_drop_problems($1) as problems',
    [month.firstDay],
  )
  return rows[0]?.problems ?? []
}

/** Creates the tables beside the ledger that a month is loaded into. */
export const prepareRestore = async (client: PoolClient, month: Month): Promise<void> => {
  await client.query('select wallet.prepare_restore($1)', [month.firstDay])
}

/** Adds indexes and constraints to the loaded tables. */
export const finishLoad = async (client: PoolClient, month: Month): Promise<void> => {
  await client.query('select wallet.finish_load($1)', [month.firstDay])
}

/** The COPY statement that loads rows of a part, with these columns. */
export const copyInto = (
  part: Exclude<Part, 'accounts'>,
  month: Month,
  columns: readonly string[],
): string => {
  const table = part === 'transfers' ? 'transfer' : 'entry'
  return `copy wallet.${table}_${month.suffix} (${columns.join(', ')}) from stdin`
}

/** A batch of a month's transfers in one bucket: the operation, or its reverse. */
export type TransfersStep = 'keep_transfers_of' | 'forget_transfers_of'

/** @returns the last processed id, null at the end. */
export const stepTransfers = async (
  client: PoolClient,
  step: TransfersStep,
  at: {
    readonly bucket: number
    readonly month: Month
    readonly after: bigint
    readonly limit: number
  },
): Promise<bigint | null> => {
  const { rows } = await client.query<{ last: bigint | null }>(
    `select wallet.${step}($1::smallint, $2, $3, $4) as last`,
    [at.bucket, at.month.firstDay, at.after, at.limit],
  )
  return rows[0]?.last ?? null
}
