import type { Pool } from '@trevo/database/connect.ts'

export type Entry = { readonly kind: string; readonly amount: bigint }

/** Everything that moved a member's available balance, in order. */
export const readEntries = async (pool: Pool, memberId: bigint): Promise<readonly Entry[]> => {
  const { rows } = await pool.query<Entry>(
    `select kind.name as kind, entry.amount from wallet.entry
     join wallet.transfer_kind kind on kind.id = entry.kind
     where entry.account_id = $1 order by entry.seq`,
    [memberId * 4n],
  )
  return rows
}

/**
 * The ledger's own account of wagering each deposit once, entry by entry: the amount left to wager at each
 * withdrawal and at the end.
 */
export const replayTurnover = (
  entries: readonly Entry[],
  kinds: { readonly stake: string; readonly returned: string },
) => {
  let required = 0n
  let wagered = 0n
  let span = 0n
  const done = () => wagered + (span > 0n ? span : 0n)
  const left = () => (required > done() ? required - done() : 0n)
  const leftAtHolds: bigint[] = []
  for (const { kind, amount } of entries) {
    if (kind === kinds.stake || kind === kinds.returned) span -= amount
    if (kind === 'cashier.deposit_credited') {
      wagered = done()
      if (wagered >= required) required = wagered = 0n
      required += amount
      span = 0n
    }
    if (kind === 'cashier.withdrawal_held') {
      leftAtHolds.push(left())
      required = wagered = span = 0n
    }
  }
  return { leftAtHolds, left: left() }
}
