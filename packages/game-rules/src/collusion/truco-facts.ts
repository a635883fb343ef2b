import type { CardTableTitle } from '../card-tables/card-table.ts'
import type { DealRecord } from '../card-tables/replay-deal.ts'
import { isManilha } from '../truco/cards.ts'
import type { Hand } from '../truco/hand.ts'
import type { Match } from '../truco/match.ts'
import { readMove } from '../truco/read-move.ts'
import { trucoRules } from '../truco/table-rules.ts'
import { teamOf } from '../truco/tricks.ts'
import { addFlows } from './add-flows.ts'
import { createFactCounts, type FactCounts, type SeatFacts } from './pair-facts.ts'
import { signalRules } from './signal-rules.ts'

/** What a seat gave up voluntarily in a match. */
type Given = { readonly folds: number; readonly gaveUp: boolean }
const nothingGiven: Given = { folds: 0, gaveUp: false }

/** Whether a seat has two unplayed manilhas, which nobody folds to a raise. */
const holdsTwoManilhas = ({ cards, played, vira }: Hand, place: number): boolean => {
  const held = (cards[place] ?? []).filter((_, at) => played[place]?.includes(at) !== true)
  return held.filter((card) => isManilha(card, vira)).length >= 2
}

const countAnswer = (counts: FactCounts, hand: Hand, place: number, isFold: boolean): void => {
  const by = hand.asked?.by
  if (by === undefined || !holdsTwoManilhas(hand, place)) return
  counts.add(place, by, { strongFacedCount: 1, strongFoldedCount: isFold ? 1 : 0 })
}

/** A match that was given up, or in which the loser folded nearly all hands, for each winner. */
const countYields = (
  counts: FactCounts,
  { points, winner }: Match,
  seats: readonly Given[],
): void => {
  if (winner === undefined) return
  const { trucoPointsMax, trucoFoldsMin } = signalRules.singleDeal
  for (const [place, { folds, gaveUp }] of seats.entries()) {
    const team = teamOf(place)
    const isFolded = folds >= trucoFoldsMin && points[team] <= trucoPointsMax
    if (team === winner || !(gaveUp || isFolded)) continue
    for (const other of seats.keys()) {
      if (teamOf(other) === winner) counts.mark(place, other, 'yieldedCount')
    }
  }
}

/** What the seats of a match did towards each other. Throws RangeError like a replay. */
export const trucoFacts = (
  title: CardTableTitle,
  { stacksMinor, seeds, terms, moves }: DealRecord,
): readonly SeatFacts[] => {
  const counts = createFactCounts(stacksMinor.length)
  const given = stacksMinor.map(() => nothingGiven)
  let state = trucoRules.begin(title, stacksMinor, seeds, terms)
  for (const { seat: place, move: sent } of moves) {
    const { kind } = readMove(sent)
    const own = given[place] ?? nothingGiven
    given[place] = {
      folds: own.folds + (kind === 'fold' ? 1 : 0),
      gaveUp: own.gaveUp || kind === 'give_up',
    }
    if (kind !== 'give_up') countAnswer(counts, state.match.hand, place, kind === 'fold')
    state = trucoRules.apply(state, place, sent)
  }
  const result = trucoRules.resultOf(state)
  if (!result) throw new RangeError('the match has not ended')
  countYields(counts, state.match, given)
  addFlows(counts, {
    beforeMinor: stacksMinor,
    afterMinor: result.stacksMinor,
    unitMinor: terms.entryMinor,
  })
  return counts.all()
}
