import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { CardTableTitle, TableResult, TableRules } from '../card-tables/card-table.ts'
import { feesOfSeats } from '../card-tables/valid-stake.ts'
import type { Json } from '../engine/json.ts'
import { strengthOf } from './cards.ts'
import { dealHand } from './deal.ts'
import { legalMoves, seatsToMove, type Hand, type TrucoMove } from './hand.ts'
import { applyToMatch, beginMatch, giveUp, type Deal, type Match } from './match.ts'
import { readMove } from './read-move.ts'
import { trucoTexts } from './texts.ts'
import { teamOf, type Seat } from './tricks.ts'
import { viewOf } from './view.ts'

/** A match with its stakes and the source of its cards. */
export type TrucoState = {
  readonly match: Match
  readonly deal: Deal
  readonly stacksMinor: readonly bigint[]
  readonly rakeBp: number
}

/** The weakest card that a seat still holds; in an iron hand the first, because nobody knows them. */
export const weakestPlay = (hand: Hand, seat: Seat): TrucoMove => {
  const [first = 0, ...others] = legalMoves(hand, seat).flatMap((move) =>
    move.kind === 'play' ? [move.place] : [],
  )
  if (hand.kind === 'iron') return { kind: 'play', place: first }
  const strength = (place: number) => strengthOf(hand.cards[seat]?.[place] ?? 0, hand.vira)
  const place = others.reduce((low, one) => (strength(one) < strength(low) ? one : low), first)
  return { kind: 'play', place }
}

const timeoutMove = ({ match }: TrucoState, seat: Seat): Json =>
  match.hand.asked === undefined ? { ...weakestPlay(match.hand, seat) } : { kind: 'fold' }

/** The winners share all entries, less the rake. */
const resultOf = ({ match, stacksMinor, rakeBp }: TrucoState): TableResult | undefined => {
  const { winner } = match
  if (winner === undefined) return undefined
  const potMinor = stacksMinor.reduce((sum, one) => sum + one, 0n)
  const keptMinor = (potMinor * BigInt(rakeBp)) / 10_000n
  const winners = BigInt(stacksMinor.length / 2)
  const eachMinor = (potMinor - keptMinor) / winners
  const rakeMinor = potMinor - eachMinor * winners
  return {
    stacksMinor: stacksMinor.map((_, seat) => (teamOf(seat) === winner ? eachMinor : 0n)),
    rakeMinor,
    feesMinor: feesOfSeats(rakeMinor, stacksMinor),
  }
}

/** A match of Truco Paulista as one deal of a table: its seeds determine the cards of every hand. */
export const trucoRules: TableRules<TrucoState> = {
  family: 'truco',
  begin: ({ rakeBp }: CardTableTitle, stacksMinor, seeds) => {
    const deal: Deal = (handNumber) => dealHand(seeds, handNumber)
    return { match: beginMatch(deal), deal, stacksMinor, rakeBp }
  },
  apply: (state, seat, sent) => {
    const move = readMove(sent)
    const { match, deal } = state
    if (move.kind !== 'give_up') {
      return { ...state, match: applyToMatch(match, seat, move, deal) }
    }
    if (match.winner !== undefined) throw new RangeError('the match is over')
    return { ...state, match: giveUp(match, seat) }
  },
  seatsToMove: ({ match }) => (match.winner === undefined ? seatsToMove(match.hand) : []),
  timeoutMove,
  giveUpMove: { kind: 'give_up' },
  resultOf,
  viewOf: ({ match }, seat) => viewOf(match, seat),
  rules: (title) => inEachLanguage((language) => trucoTexts[language].rules(title)),
}
