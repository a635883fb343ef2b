import type { Pool } from '@trevo/database/connect.ts'

/** A proof as it was written down; what exactly was wrong is told to operators only. */
export type KeptProof = {
  readonly provedAt: Date
  readonly accounts: bigint
  /** Those in the archive included. */
  readonly entries: bigint
  readonly archivedEntries: bigint
  readonly archivedMonths: number
  readonly totalMinor: bigint
  readonly problemCount: number
}

type Row = {
  proved_at: Date
  accounts: bigint
  entries: bigint
  archived_entries: bigint
  archived_months: number
  total: bigint
  problems: number
}

/** Newest first. */
export const listProofs = async (pool: Pool, limit: number): Promise<KeptProof[]> => {
  const { rows } = await pool.query<Row>(
    `select proved_at, accounts, entries, archived_entries, archived_months, total,
       cardinality(problems) as problems
     from wallet.conservation_proof order by proved_at desc limit $1`,
    [limit],
  )
  return rows.map((row) => ({
    provedAt: row.proved_at,
    accounts: row.accounts,
    entries: row.entries,
    archivedEntries: row.archived_entries,
    archivedMonths: row.archived_months,
    totalMinor: row.total,
    problemCount: row.problems,
  }))
}
