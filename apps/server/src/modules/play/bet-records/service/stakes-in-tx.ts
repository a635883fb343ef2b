import type { Tx } from '@trevo/database/connect.ts'
import { lockSettlement, updateSettlement } from '../../common/repository/settlements.ts'
import { isSignalled } from '../../player-tables/repository/table-signals.ts'
import { sumWonFromPlayers } from '../repository/won-from-players.ts'

type StakeName = { readonly vendor: string; readonly txnId: string }

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
