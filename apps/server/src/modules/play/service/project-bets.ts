import { stakeKind } from '../domain/transfers.ts'
import { createCoalescer } from './coalesce.ts'
import type { PlayDependencies } from './dependencies.ts'

/**
 * Writes the stakes that wallet's stream tells of into the bet record. Those who ask at once share
 * one reading, which starts after they asked. Answers how many transfers were read.
 */
export const createProjectBets = ({ wallet }: Pick<PlayDependencies, 'wallet'>) => {
  // Whoever asks for the bet record wants his last bet in it: read on until nothing is left.
  const readAll = async (): Promise<number> => {
    let total = 0
    for (;;) {
      const count = await wallet.transferStream.project({
        consumer: 'play.bets',
        kinds: [stakeKind.kind],
        call: 'play.project_bets',
      })
      total += count
      if (count === 0) return total
    }
  }
  const read = createCoalescer<undefined, number>(async (askers) => {
    const total = await readAll()
    return askers.map(() => total)
  })
  return (): Promise<number> => read(undefined)
}
