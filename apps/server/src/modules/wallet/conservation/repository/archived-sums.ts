/** The totals that replace a dropped month in one group of buckets, with the counts of its export. */
export type ArchivedSums = {
  readonly month: string
  readonly entries: bigint
  readonly accounts: bigint
  readonly amount: string
  readonly transfers: bigint
  readonly digest: string
  readonly exported_entries: bigint
  readonly exported_accounts: bigint
  readonly exported_transfers: bigint
  readonly exported_digest: string
}

export const archivedSumsQuery = `
  select m.month, coalesce(a.entries, 0)::bigint as entries, coalesce(a.accounts, 0) as accounts,
    coalesce(a.amount, 0)::text as amount, coalesce(t.transfers, 0) as transfers,
    coalesce(t.digest, 0)::text as digest, m.entries as exported_entries,
    m.accounts as exported_accounts, m.transfers as exported_transfers,
    m.transfers_digest::text as exported_digest
  from wallet.archived_month m
  left join (
    select month, sum(entries) as entries, sum(amount) as amount, count(*) as accounts
    from wallet.archived_account group by month
  ) a on a.month = m.month
  left join (
    select a.month, count(*) as transfers,
      sum(hash_record_extended(row(a.id, a.created_at, a.kind, k.source, k.txn_id, a.account_id,
        a.amount, k.balance_after, a.reverses, a.legs, a.reference), 0)) as digest
    from wallet.archived_transfer a
    join wallet.txn_key k on k.bucket = a.bucket and k.transfer_id = a.id
    group by a.month
  ) t on t.month = m.month
  where m.state = 'dropped'`

const addUp = (sums: readonly ArchivedSums[]) => {
  const total = (pick: (one: ArchivedSums) => bigint | string): bigint =>
    sums.reduce((all, one) => all + BigInt(pick(one)), 0n)
  return {
    entries: total((one) => one.entries),
    accounts: total((one) => one.accounts),
    amount: total((one) => one.amount),
    transfers: total((one) => one.transfers),
    digest: total((one) => one.digest),
  }
}

/**
 * Months whose replacing totals differ from the export, in words. A month was counted as a whole, so the sums of
 * all groups of buckets are added first.
 */
export const findArchiveProblems = (all: readonly ArchivedSums[]): string[] => {
  let totals = 0
  let transfers = 0
  for (const sums of Map.groupBy(all, ({ month }) => month).values()) {
    const [recorded] = sums
    if (!recorded) continue
    const found = addUp(sums)
    if (
      found.entries !== recorded.exported_entries ||
      found.accounts !== recorded.exported_accounts ||
      found.amount !== 0n
    ) {
      totals += 1
    }
    if (
      found.transfers !== recorded.exported_transfers ||
      found.digest !== BigInt(recorded.exported_digest)
    ) {
      transfers += 1
    }
  }
  return [
    ...(totals > 0
      ? [`archived months whose totals are not those that were exported: ${totals}`]
      : []),
    ...(transfers > 0
      ? [`archived months whose transfers are not those that were exported: ${transfers}`]
      : []),
  ]
}
