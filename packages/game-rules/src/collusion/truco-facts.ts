import type { CardTableTitle } from '../card-tables/card-table.ts'
import type { DealRecord } from '../card-tables/replay-deal.ts'
import { isManilha } from '../truco/cards.ts'
import type { Hand } from '../truco/hand.ts'
import { readMove } from '../truco/read-move.ts'
import { trucoRules } from '../truco/table-rules.ts'
import { addFlows } from './add-flows.ts'
import { createFactCounts, type FactCounts, type SeatFacts } from './pair-facts.ts'

/** Whether a seat holds two manilhas that it has not played, which nobody gives up against a raise. */
const holdsTwoManilhas = ({ cards, played, vira }: Hand, place: number): boolean => {
  const held = (cards[place] ?? []).filter((_, at) => played[place]?.includes(at) !== true)
  return held.filter((card) => isManilha(card, vira)).length >= 2
}

const countAnswer = (counts: FactCounts, hand: Hand, place: number, isFold: boolean): void => {
  const by = hand.asked?.by
  if (by === undefined || !holdsTwoManilhas(hand, place)) return
  counts.add(place, by, { strongFacedCount: 1, strongFoldedCount: isFold ? 1 : 0 })
}

/** What the seats of a match did towards each other. Throws RangeError as a replay. */
export const trucoFacts = (
  title: CardTableTitle,
  { stacksMinor, seeds, terms, moves }: DealRecord,
): readonly SeatFacts[] => {
  const counts = createFactCounts(stacksMinor.length)
  let state = trucoRules.begin(title, stacksMinor, seeds, terms)
  for (const { seat: place, move: sent } of moves) {
    const { kind } = readMove(sent)
    if (kind !== 'give_up') countAnswer(counts, state.match.hand, place, kind === 'fold')
    state = trucoRules.apply(state, place, sent)
  }
  const result = trucoRules.resultOf(state)
  if (!result) throw new RangeError('the match has not ended')
  addFlows(counts, {
    beforeMinor: stacksMinor,
    afterMinor: result.stacksMinor,
    unitMinor: terms.entryMinor,
  })
  return counts.all()
}
