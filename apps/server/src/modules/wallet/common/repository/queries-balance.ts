import type { Pool } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { Refusal } from '@trevo/platform/refusal.ts'
import { accountIdOf } from '../domain/account-ids.ts'
import type { Reference } from '../domain/transfer.ts'

export type Balance = {
  readonly availableMinor: bigint
  readonly heldMinor: bigint
  /** Counts the entries of the available account: of two balances the one with the higher seq is newer. */
  readonly seq: bigint
}

type AccountRow = { id: bigint; balance: bigint; seq: bigint }

/** Balances of several members in one query; members without accounts are absent. */
export const findBalances = async (
  pool: Pool,
  memberIds: readonly bigint[],
): Promise<Map<bigint, Balance>> => {
  const ids = memberIds.flatMap((id) => [accountIdOf(id, 'available'), accountIdOf(id, 'held')])
  const { rows } = await pool.query<AccountRow>(
    `select a.id, a.balance, a.seq from unnest($1::bigint[]) u (id)
     join wallet.account a on a.bucket = wallet.bucket_of(u.id) and a.id = u.id`,
    [ids],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = new Map<bigint, Balance>()
  for (const memberId of memberIds) {
    const available = byId.get(accountIdOf(memberId, 'available'))
    const held = byId.get(accountIdOf(memberId, 'held'))
    if (!available || !held) continue
    const { balance: availableMinor, seq } = available
    found.set(memberId, { availableMinor, heldMinor: held.balance, seq })
  }
  return found
}

/** @throws Refusal `wallet.account_unknown`. */
export const getBalance = async (pool: Pool, memberId: bigint): Promise<Balance> => {
  const balance = (await findBalances(pool, [memberId])).get(memberId)
  if (!balance) throw new Refusal('wallet.account_unknown')
  return balance
}

export type FoundTransfer = {
  readonly transferId: bigint
  readonly kindId: number
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint
  readonly at: Date
  readonly reverses: bigint | null
  readonly reversedBy: bigint | null
  readonly reference: Reference | null
}

type TransferRow = {
  id: bigint
  kind: number
  account_id: bigint
  amount: bigint
  balance_after: bigint
  created_at: Date
  reverses: bigint | null
  reversed_by: bigint | null
  reference: Reference | null
}

const toFound = (row: TransferRow | undefined): FoundTransfer | undefined =>
  row && {
    transferId: row.id,
    kindId: row.kind,
    memberId: row.account_id / 4n,
    amountMinor: row.amount,
    balanceAfterMinor: row.balance_after,
    at: row.created_at,
    reverses: row.reverses,
    reversedBy: row.reversed_by,
    reference: row.reference,
  }

const transferOf = (source: string, txnId: string) => sql<TransferRow>`
  select t.id, t.kind, t.account_id, t.amount, k.balance_after, t.created_at, t.reverses,
    k.reversed_by, t.reference
  from wallet.txn_key k
  join wallet.known_transfer t on t.bucket = k.bucket and t.id = k.transfer_id
  where k.source = ${source} and k.txn_id = ${txnId}`

/** On the given handle: the pool's, or inside a transaction its own. */
export const findTransfer = async (
  on: Kysely<Record<never, never>>,
  source: string,
  txnId: string,
): Promise<FoundTransfer | undefined> => {
  const { rows } = await transferOf(source, txnId).execute(on)
  return toFound(rows[0])
}
