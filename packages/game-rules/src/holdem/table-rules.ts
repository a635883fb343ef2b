import { inEachLanguage } from '@trevo/languages/languages.ts'
import { bigBlindOf, type TableRules } from '../card-tables/card-table.ts'
import type { Json } from '../engine/json.ts'
import { legalMoves } from './betting.ts'
import { dealCards } from './deal.ts'
import { applyToPlay, beginPlay, type HoldemState } from './play.ts'
import { readMove } from './read-move.ts'
import { holdemTexts } from './texts.ts'
import { viewOf } from './view.ts'

/** Whoever is away checks where that costs nothing, else folds. */
const timeoutMove = ({ betting }: HoldemState, seat: number): Json =>
  legalMoves(betting, seat).canCheck ? { kind: 'check' } : { kind: 'fold' }

/** One deal of no-limit Texas hold'em; the first seat that takes part has the button. */
export const holdemRules: TableRules<HoldemState> = {
  family: 'holdem',
  begin: ({ gameCode, cash, rakeBp }, stacksMinor, seeds, { entryMinor, posts }) => {
    if (!cash) throw new Error(`${gameCode}: hold'em is played at tables of cash`)
    const bigBlindMinor = bigBlindOf(cash, entryMinor)
    return beginPlay({
      cards: dealCards(seeds),
      stacksMinor,
      posts: posts ?? [],
      bigBlindMinor,
      rake: { rakeBp, rakeCapMinor: bigBlindMinor * BigInt(cash.rakeCapBigBlinds) },
    })
  },
  apply: (state, seat, sent) => applyToPlay(state, seat, readMove(sent)),
  seatsToMove: ({ toMove }) => (toMove === undefined ? [] : [toMove]),
  timeoutMove,
  giveUpMove: { kind: 'give_up' },
  resultOf: ({ end }) => end && { stacksMinor: [...end.stacksMinor], rakeMinor: end.rakeMinor },
  viewOf: (state, seat) => viewOf(state, seat),
  rules: (title) => inEachLanguage((language) => holdemTexts[language].rules(title)),
}
