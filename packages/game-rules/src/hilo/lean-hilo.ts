import type { Chance } from '@trevo/fairness/chance.ts'
import { isRightGuess } from './odds.ts'
import { rankCount, suitCount, type Guess, type HiloTitle } from './types.ts'

/** A guess on the first card, how many ranks make it right, and its payout in hundredths. */
export type FirstGuess = {
  readonly guess: Guess
  readonly ranks: number
  readonly multiplier: number
}

/** For each rank, the guess that is made, and whether a card is skipped for it while that is allowed. */
export type StatedPlay = (rank: number) => FirstGuess & { readonly skips: boolean }

/** Skips, one guess, the cash-out; in stakes. */
export const leanHilo = ({ skipCountMax }: HiloTitle, statedPlay: StatedPlay) => {
  const plays = Array.from({ length: rankCount }, (_, index) => statedPlay(index + 1))
  const isRight = plays.map(({ guess }, index) =>
    Array.from({ length: rankCount }, (_, next) => isRightGuess(guess, index + 1, next + 1)),
  )
  // The rank comes before the suit, as the engine draws a card.
  const drawRank = (chance: Chance): number => chance.nextInt(rankCount * suitCount) % rankCount
  return (chance: Chance): number => {
    let rank = drawRank(chance)
    for (let skipped = 0; skipped < skipCountMax && plays[rank]?.skips; skipped += 1) {
      rank = drawRank(chance)
    }
    return isRight[rank]?.[drawRank(chance)] ? (plays[rank]?.multiplier ?? 0) / 100 : 0
  }
}
