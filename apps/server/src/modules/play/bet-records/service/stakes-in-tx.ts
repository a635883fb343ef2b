import type { Tx } from '@trevo/database/connect.ts'
import {
  listSettlements,
  lockSettlement,
  updateSettlement,
} from '../../common/repository/settlements.ts'
import { isSignalled } from '../../player-tables/repository/table-signals.ts'
import { sumWonFromPlayers } from '../repository/won-from-players.ts'
import type { StakeName } from './settlements-of.ts'
import { stakeKey } from '../../common/context.ts'

/**
 * For the settled ones of these stakes, the part that was never at risk and does not count, by `stakeKey`; open
 * and returned ones are absent.
 */
export const listUncounted = async (
  tx: Tx,
  stakes: readonly StakeName[],
): Promise<ReadonlyMap<string, bigint>> => {
  const keys = stakes.map(({ vendor, txnId }) => ({ vendor, debitTxn: txnId }))
  const found = await listSettlements(tx, keys)
  return new Map(
    found.flatMap(({ vendor, debit_txn: debitTxn, state, uncounted_minor: minor }) =>
      state === 'settled' ? [[stakeKey(vendor, debitTxn), minor] as const] : [],
    ),
  )
}

/**
 * Makes a settled stake final: from this commit on its return is refused. A stake whose payout was undone is open.
 */
export const makeStakeFinal = async (
  tx: Tx,
  { vendor, txnId }: StakeName,
): Promise<'final' | 'open' | 'returned'> => {
  const key = { vendor, debitTxn: txnId }
  const settlement = await lockSettlement(tx, key)
  if (settlement?.state === 'rolled_back') return 'returned'
  if (settlement?.state !== 'settled') return 'open'
  await updateSettlement(tx, key, { is_final: true })
  return 'final'
}

/** A member's winnings from other players since then, in 1/10,000 BRL. */
export const wonFromPlayersSince = sumWonFromPlayers

/** Whether a member is in a signal raised since then that operators have not dismissed. */
export const isSignalledSince = isSignalled
