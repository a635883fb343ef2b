import type { LegalAction } from '../engine/engine.ts'
import type { Measure } from '../engine/measure.ts'
import { exactFigures, type Outcome } from '../common/exact-figures.ts'
import { leanHilo, type FirstGuess } from './lean-hilo.ts'
import { multiplierOf, noGuess, rightRanks, withGuess } from './odds.ts'
import { rankCount, type HiloAction, type HiloTitle, type HiloView } from './types.ts'

/** The guess on a first card with the highest return; the likelier one if both are equal. */
export const bestGuess = (title: HiloTitle, rank: number): FirstGuess => {
  const options = rightRanks(rank).map(([guess, ranks]) => ({
    guess,
    ranks,
    multiplier: multiplierOf(title, withGuess(noGuess, ranks)),
  }))
  return options.reduce((best, one) =>
    one.ranks * one.multiplier > best.ranks * best.multiplier ? one : best,
  )
}

/** Whether a guess's price loses nothing by rounding to two decimals: no way to play returns more. */
const isWhole = (title: HiloTitle, { ranks, multiplier }: FirstGuess): boolean =>
  ranks * multiplier * 100 === title.pricedAtBp * rankCount

const rankList = Array.from({ length: rankCount }, (_, index) => index + 1)

/** Skips while the best guess loses by rounding, then guesses, then cashes out. */
const outcomesOf = (title: HiloTitle): readonly Outcome[] => {
  const best = rankList.map((rank) => bestGuess(title, rank))
  const skipShare = best.filter((guess) => !isWhole(title, guess)).length / rankCount
  return best.flatMap((guess) => {
    const endsHere = isWhole(title, guess)
      ? (1 - skipShare ** (title.skipCountMax + 1)) / (1 - skipShare)
      : skipShare ** title.skipCountMax
    const share = endsHere / rankCount
    const right = guess.ranks / rankCount
    return [
      { probability: share * right, multiplier: guess.multiplier },
      { probability: share * (1 - right), multiplier: 0 },
    ]
  })
}

/**
 * One wager. A run of guesses pays its exact odds at the title's price, cut to two decimals, so no way
 * to play returns more than that price. The reference play reaches it within a millionth: it skips to
 * a card whose best guess loses nothing by rounding, guesses once and cashes out.
 */
export const measure: Measure<HiloTitle, HiloAction, HiloView> = {
  wagers: (title) => [
    {
      id: 'one-guess',
      label: { PT: 'Melhor palpite e retirada', EN: 'Best guess, then cash-out' },
      stakeMinor: title.stakeStepsMinor[0] ?? 0n,
      choice: null,
      exact: exactFigures(outcomesOf(title)),
    },
  ],
  decide: (title, _wager, { view, legal }) => {
    const find = (kind: HiloAction['kind']) => legal.find(({ action }) => action.kind === kind)
    const rank = (view.steps.at(-1)?.card ?? view.first).rank
    const guess = bestGuess(title, rank)
    const skip = isWhole(title, guess) ? undefined : find('skip')
    const action: LegalAction<HiloAction> | undefined =
      find('cash-out') ?? skip ?? find(guess.guess)
    if (action === undefined) throw new RangeError('the round is finished')
    return action
  },
  leanPayout: (title) =>
    leanHilo(title, (rank) => {
      const guess = bestGuess(title, rank)
      return { ...guess, skips: !isWhole(title, guess) }
    }),
}
