import type { DrawResult } from '../group.ts'
import type { Win } from '../play.ts'
import { allJudges } from './all-judges.ts'

/** A content as interpreted by the second description of its play. Throws RangeError if there is none. */
export const judgeContent = (playId: number, content: string, digit: number | undefined) => {
  const judge = allJudges[playId]
  if (!judge) throw new RangeError(`play ${playId} has no judge`)
  const bets = judge.bets(content, digit)
  return {
    stakes: bets.length,
    winsIn: ({ numbers, drawnOn }: DrawResult): readonly Win[] => {
      const stakesByTier = new Map<string, number>()
      for (const bet of bets) {
        const won = judge.tierOf(bet, numbers, drawnOn)
        if (won === undefined) continue
        const [tier, stakes] = typeof won === 'string' ? [won, 1] : won
        stakesByTier.set(tier, (stakesByTier.get(tier) ?? 0) + stakes)
      }
      return [...stakesByTier].map(([tier, stakes]) => ({ tier, stakes }))
    },
  }
}
