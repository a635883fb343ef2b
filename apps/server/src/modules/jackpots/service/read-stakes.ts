import type { JackpotNeeds } from '../needs.ts'

/**
 * Stores the stakes of games that take part, in the order of the ledger's stream, in the
 * transaction that moves the position: each once, at any crash. Answers how many
 * transfers were read.
 */
export const createReadStakes =
  ({ wallet, play }: Pick<JackpotNeeds, 'wallet' | 'play'>) =>
  (): Promise<number> =>
    wallet.transferStream.project({
      consumer: 'jackpots',
      kinds: [play.stakeKind],
      call: 'jackpots.read_stakes',
    })
