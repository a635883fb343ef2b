import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Fact } from '../engine/engine.ts'
import { reelsTexts } from './texts.ts'
import type { ReelsView } from './types.ts'

/** What decided a finished round, in a language. */
export const factsOf = (language: LanguageCode, view: ReelsView): Fact[] => {
  const { facts, features, stakesOf } = reelsTexts(language)
  const [first] = view.steps
  return [
    ...(view.bought ? [{ label: facts.bought, value: features[view.bought] }] : []),
    ...(first && first.stops.length > 0
      ? [{ label: facts.stops, value: first.stops.join(', ') }]
      : []),
    ...(first ? [{ label: facts.grid, value: first.grid.join(' ') }] : []),
    { label: facts.steps, value: String(view.steps.length) },
    ...(view.freeSpinsPlayed > 0
      ? [{ label: facts.freeSpins, value: String(view.freeSpinsPlayed) }]
      : []),
    ...(view.picks
      ? [{ label: facts.lids, value: view.picks.opened.map(({ lid }) => lid + 1).join(', ') }]
      : []),
    { label: facts.payout, value: stakesOf(view.payoutUnits, view.unitsPerStake) },
  ]
}
