import type { StreamedTransfer } from '../../wallet/index.ts'
import type { JackpotNeeds } from '../needs.ts'
import { listPoolGames, listPools, type PoolGame } from '../repository/pools.ts'
import { insertStakes } from '../repository/stakes.ts'

const consumer = 'jackpots'

/**
 * Writes down the stakes of games that take part, in the order of the ledger's stream, in the
 * transaction that moves the position: each once, whenever the process dies. Answers how many
 * transfers were read.
 */
export const createReadStakes =
  ({ database, wallet, play }: JackpotNeeds) =>
  async (): Promise<number> => {
    const games = new Map((await listPoolGames(database.db)).map((game) => [game.nodeId, game]))
    const opened = new Set(
      (await listPools(database.db)).filter(({ opened_at: at }) => at).map(({ id }) => id),
    )
    const stakeOf = (transfer: StreamedTransfer) => {
      if (transfer.kind !== play.stakeKind) return []
      const game: PoolGame | undefined = games.get(Number(transfer.reference?.['node']))
      const vendor = play.vendorOf(transfer.source)
      if (!game || !opened.has(game.poolId) || vendor === undefined) return []
      return [
        {
          vendor,
          txn_id: transfer.txnId,
          pool_id: game.poolId,
          member_id: transfer.memberId,
          node_id: game.nodeId,
          round_id: transfer.reference?.['round'] ?? '',
          amount_minor: -transfer.amountMinor,
          share_bp: game.shareBp,
          contribution_minor: null,
          cycle_number: null,
          staked_at: transfer.at,
        },
      ]
    }
    return wallet.transferStream.consume({
      consumer,
      handle: (tx, transfers) => insertStakes(tx, transfers.flatMap(stakeOf)),
    })
  }
