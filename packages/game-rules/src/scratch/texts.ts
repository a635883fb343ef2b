import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import type { Outcome } from '../common/exact-figures.ts'
import { sayOf } from '../common/say.ts'
import { outcomesOf } from './count-outcomes.ts'
import { mostOf } from './draw-card.ts'
import { multipliedOutcomes } from './multiplied.ts'
import { cardFacts } from './texts/tell-card.ts'
import { tellHowTo } from './texts/tell-how-to.ts'
import type { ScratchGame, ScratchTitle, ScratchView, WeightedPrize } from './types.ts'
import { cardWords as words } from './texts/words.ts'

/** The total weight of each multiplier over all ways that lead to it. */
const byMultiplier = (outcomes: readonly Outcome[]): readonly Outcome[] => {
  const chances = new Map<number, number>()
  for (const { multiplier, probability } of outcomes) {
    chances.set(multiplier, (chances.get(multiplier) ?? 0) + probability)
  }
  return [...chances]
    .map(([multiplier, probability]) => ({ multiplier, probability }))
    .toSorted((one, other) => other.multiplier - one.multiplier)
}

/** The prizes that the table names; others are sums of them. */
const prizesOf = (
  game: Exclude<ScratchGame, { readonly mechanic: 'words' | 'duels' }>,
): readonly Pick<WeightedPrize, 'multiplier'>[] => {
  if (game.mechanic === 'three-in-line') return game.pictures
  return game.mechanic === 'multiplied' ? multipliedOutcomes(game) : game.prizes
}

const prizeTable = (title: ScratchTitle, language: LanguageCode): RuleSection => {
  const [word, say, { game }] = [words[language], sayOf(language), title]
  const outcomes = byMultiplier(outcomesOf(game))
  const nameOf = (multiplier: number) => (multiplier === 0 ? word.nothing : say.times(multiplier))
  if (game.mechanic === 'words' || game.mechanic === 'duels') {
    const head = game.mechanic === 'words' ? word.headWords : word.headDuels
    const rows = game.pays.flatMap((pay, count) => {
      const chance = outcomes.find(({ multiplier }) => multiplier === pay)?.probability ?? 0
      return pay === 0 ? [] : [[say.number(count), nameOf(pay), say.percent(chance)]]
    })
    return { heading: word.prizes, paragraphs: [], table: { head, rows } }
  }
  const named = new Set([0, ...prizesOf(game).map(({ multiplier }) => multiplier)])
  const rest = outcomes.filter(({ multiplier }) => !named.has(multiplier))
  const rows = outcomes
    .filter(({ multiplier }) => named.has(multiplier))
    .map(({ multiplier, probability }) => [nameOf(multiplier), say.percent(probability)])
  const restShare = rest.reduce((sum, { probability }) => sum + probability, 0)
  if (restShare > 0) rows.push([word.smaller, say.percent(restShare)])
  return { heading: word.prizes, paragraphs: [], table: { head: word.head, rows } }
}

/** The rules of a scratch card. */
export const rulesOf = (title: ScratchTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => [
    {
      heading: words[language].howTo,
      paragraphs: [...tellHowTo(title, language), words[language].decided],
    },
    prizeTable(title, language),
    ...closingSections(title, language, { maxWinStakes: mostOf(title.game) / 100 }),
  ])

/** What decided a scratch card. */
export const factsOf = (
  title: ScratchTitle,
  _wager: Wager<null>,
  { view }: Play<never, ScratchView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => [
    ...cardFacts(title, view, language),
    { label: words[language].prize, value: sayOf(language).times(view.multiplier) },
  ])
