import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { ReadBet } from '../../bets/index.ts'
import type { JackpotTables } from './tables.ts'

/** Those of the stakes that contributed or went back before, as `<vendor> <txnId>`; the pool is locked. */
export const listCounted = async (
  tx: Tx,
  stakes: readonly { readonly vendor: string; readonly txnId: string }[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ vendor: string; txn_id: string }>`
    select s.vendor, s.txn_id from jackpots.stake s
    join unnest(${stakes.map(({ vendor }) => vendor)}::text[],
      ${stakes.map(({ txnId }) => txnId)}::text[]) u (vendor, txn_id)
      on u.vendor = s.vendor and u.txn_id = s.txn_id
    where s.state <> 'open'`.execute(tx)
  return new Set(rows.map(({ vendor, txn_id: txnId }) => `${vendor} ${txnId}`))
}

type Contribution = {
  readonly bet: ReadBet
  readonly vendor: string
  readonly poolId: number
  readonly shareBp: number
  readonly contributionMinor: bigint
  /** Of the cycle. */
  readonly number: number
}

/** Writes down what a stake put in; one that the version before wrote as open has it from now on. */
export const writeStake = async (
  tx: Tx,
  { bet, vendor, poolId, shareBp, contributionMinor, number }: Contribution,
): Promise<bigint> => {
  const counted = {
    state: 'contributed' as const,
    contribution_minor: contributionMinor,
    cycle_number: number,
  }
  const { id } = await tables<JackpotTables>(tx)
    .insertInto('jackpots.stake')
    .values({
      vendor,
      txn_id: bet.txnId,
      pool_id: poolId,
      member_id: bet.memberId,
      node_id: bet.nodeId,
      round_id: bet.roundId,
      amount_minor: bet.stakeMinor,
      share_bp: shareBp,
      staked_at: bet.placedAt,
      ...counted,
    })
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'txn_id']).doUpdateSet({ ...counted, pool_id: poolId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
