import { inEachLanguage } from '@trevo/languages/languages.ts'
import {
  bigBlindOf,
  type CardTableTitle,
  type DealTerms,
  type TableRules,
} from '../card-tables/card-table.ts'
import type { Json } from '../engine/json.ts'
import { blindLevel } from '../sit-and-go/blind-level.ts'
import { legalMoves } from './betting.ts'
import { dealCards } from './deal.ts'
import { applyToPlay, beginPlay, type HoldemState } from './play.ts'
import { chipMinor, type RakeTerms } from './pots.ts'
import { readMove } from './read-move.ts'
import { holdemTexts } from './texts.ts'
import { viewOf } from './view.ts'

/** An absent seat checks if that costs nothing, otherwise it folds. */
const timeoutMove = ({ betting }: HoldemState, seat: number): Json =>
  legalMoves(betting, seat).canCheck ? { kind: 'check' } : { kind: 'fold' }

type Stakes = { readonly bigBlindMinor: bigint; readonly rake: RakeTerms }

/** Blinds and rake: for a table's entry, or for a hand of a tournament, which has no rake. */
const stakesOf = (
  { gameCode, cash, sitAndGo, rakeBp }: CardTableTitle,
  { entryMinor, handNumber = 1 }: DealTerms,
): Stakes => {
  if (sitAndGo) {
    const { bigBlind } = blindLevel(sitAndGo, handNumber)
    const rake = { rakeBp: 0, rakeCapMinor: 0n }
    return { bigBlindMinor: BigInt(bigBlind) * chipMinor, rake }
  }
  if (!cash) throw new Error(`${gameCode}: hold'em is played for cash or in a tournament`)
  const bigBlindMinor = bigBlindOf(cash, entryMinor)
  const rakeCapMinor = bigBlindMinor * BigInt(cash.rakeCapBigBlinds)
  return { bigBlindMinor, rake: { rakeBp, rakeCapMinor } }
}

/** One deal of no-limit Texas hold'em; the first participating seat has the button. */
export const holdemRules: TableRules<HoldemState> = {
  family: 'holdem',
  begin: (title, stacksMinor, seeds, terms) =>
    beginPlay({
      cards: dealCards(seeds),
      stacksMinor,
      posts: terms.posts ?? [],
      ...stakesOf(title, terms),
    }),
  apply: (state, seat, sent) => applyToPlay(state, seat, readMove(sent)),
  seatsToMove: ({ toMove }) => (toMove === undefined ? [] : [toMove]),
  timeoutMove,
  giveUpMove: { kind: 'give_up' },
  resultOf: ({ end }) =>
    end && {
      stacksMinor: [...end.stacksMinor],
      rakeMinor: end.rakeMinor,
      feesMinor: [...end.feesMinor],
    },
  viewOf: (state, seat) => viewOf(state, seat),
  rules: (title) => inEachLanguage((language) => holdemTexts[language].rules(title)),
}
