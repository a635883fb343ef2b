import { stakeKind } from './domain/transfers.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { PlayNeeds } from '../needs.ts'

/**
 * Writes the stakes from the wallet's stream into the bet record. Concurrent callers share one reading, which
 * starts after their call. @returns the number of transfers read
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
