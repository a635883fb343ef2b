import { stakeKind } from './domain/transfers.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { PlayNeeds } from '../needs.ts'

/**
 * Writes the stakes that wallet's stream tells of into the bet record. Those who ask at once share
 * one reading, which starts after they asked. Answers how many transfers were read.
 */
export const createProjectBets = ({ wallet }: Pick<PlayNeeds, 'wallet'>) => {
  const read = createCoalescer<undefined, number>(async (askers) => {
    const total = await wallet.transferStream.project({
      consumer: 'play.bets',
      kinds: [stakeKind.kind],
      call: 'play.project_bets',
    })
    return askers.map(() => total)
  })
  return (): Promise<number> => read(undefined)
}
