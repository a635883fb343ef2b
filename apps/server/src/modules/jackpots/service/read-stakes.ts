import type { JackpotNeeds } from '../needs.ts'

/**
 * Stores the stakes of participating games, in the order of the ledger's stream, in the transaction that moves the
 * position: each once, through any crash. Returns how many transfers were read.
 */
export const createReadStakes =
  ({ wallet, play }: Pick<JackpotNeeds, 'wallet' | 'play'>) =>
  (): Promise<number> =>
    wallet.transferStream.project({
      consumer: 'jackpots',
      kinds: [play.stakeKind],
      call: 'jackpots.read_stakes',
    })
