import type { StreamedTransfer } from '../../wallet/index.ts'
import { stakeKind, vendorOfSource } from '../domain/transfers.ts'
import { insertBets, type BetRow } from '../repository/bets.ts'
import type { PlayDependencies } from './dependencies.ts'

const betOf = (transfer: StreamedTransfer): BetRow[] => {
  const vendor = vendorOfSource(transfer.source)
  if (transfer.kind !== stakeKind.kind || vendor === undefined) return []
  return [
    {
      vendor,
      debit_txn: transfer.txnId,
      transfer_id: transfer.transferId,
      member_id: transfer.memberId,
      node_id: Number(transfer.reference?.['node'] ?? 0),
      round_id: transfer.reference?.['round'] ?? '',
      stake_minor: -transfer.amountMinor,
      placed_at: transfer.at,
    },
  ]
}

/** Writes the stakes that wallet's stream tells of into the bet record. @returns how many it read. */
export const projectBets =
  ({ wallet }: Pick<PlayDependencies, 'wallet'>) =>
  async (): Promise<number> => {
    let total = 0
    // Whoever asks for the bet record wants his last bet in it: read on until nothing is left.
    for (;;) {
      const count = await wallet.transferStream.consume({
        consumer: 'play.bets',
        handle: (tx, transfers) => insertBets(tx, transfers.flatMap(betOf)),
      })
      total += count
      if (count === 0) return total
    }
  }
