import { stakeOn } from '../bets/bets.ts'
import type { Card } from '../cards/card.ts'
import type { Shoe } from '../cards/shoe.ts'
import type { LegalAction } from '../engine/engine.ts'
import { canSplit, handOf, playHand, splitHand, type PlayedHand } from './hands.ts'
import { dealerStands, isBlackjack, pointsOf, valueOf } from './points.ts'
import { settleSideBets } from './side-bets.ts'
import type {
  BlackjackAction,
  BlackjackChoice,
  BlackjackTitle,
  MoveKind,
  ShownSideBet,
} from './types.ts'

/** The current state of a round, hidden card included. */
export type Table = {
  readonly title: BlackjackTitle
  readonly mainMinor: bigint
  readonly shoe: Shoe
  readonly dealer: readonly Card[]
  readonly hands: readonly PlayedHand[]
  readonly sideBets: readonly ShownSideBet[]
  readonly phase: 'insurance' | 'play' | 'over'
  readonly isInsured: boolean
}

/** Deals: a card to the player, one to the dealer, one to the player, the dealer's face down. */
export const dealTable = (title: BlackjackTitle, choice: BlackjackChoice, shoe: Shoe): Table => {
  const first = shoe.draw()
  const open = shoe.draw()
  const second = shoe.draw()
  const hole = shoe.draw()
  const table: Table = {
    title,
    mainMinor: stakeOn(choice, 'main'),
    shoe,
    dealer: [open, hole],
    hands: [handOf([first, second])],
    sideBets: settleSideBets(title, choice, { first, second, open }),
    phase: 'insurance',
    isInsured: false,
  }
  return valueOf(open) === 1 ? table : lookForBlackjack(table)
}

/** The dealer checks under an ace or a ten; a blackjack of either side ends the round. */
const lookForBlackjack = (table: Table): Table => {
  const { dealer, hands } = table
  const isOver = isBlackjack(dealer) || isBlackjack(hands[0]?.cards ?? [])
  return isOver ? { ...table, phase: 'over' } : goOn({ ...table, phase: 'play' })
}

/** The index of the hand to play; -1 when none is left. */
export const activeIndex = ({ hands }: Table): number => hands.findIndex(({ isDone }) => !isDone)

/** Deals the hand to play its second card after a split; if none is left to play, the dealer draws. */
const goOn = (table: Table): Table => {
  const at = activeIndex(table)
  const active = table.hands[at]
  if (!active) return { ...table, phase: 'over', dealer: drawDealer(table) }
  if (active.cards.length > 1) return table
  const drawn = handOf([...active.cards, table.shoe.draw()], active.isSplitAce)
  return goOn({ ...table, hands: table.hands.with(at, drawn) })
}

/** The dealer draws to 17, unless every hand is bust. */
const drawDealer = ({ dealer, hands, shoe }: Table): readonly Card[] => {
  if (hands.every(({ cards }) => pointsOf(cards).points > 21)) return dealer
  const cards = [...dealer]
  while (!dealerStands(pointsOf(cards).points)) cards.push(shoe.draw())
  return cards
}

const free = (kind: MoveKind): LegalAction<BlackjackAction> => ({
  action: { kind },
  stakeMinor: 0n,
})

/** The player's possible actions, in a fixed order. */
export const legalActions = (table: Table): readonly LegalAction<BlackjackAction>[] => {
  const { phase, mainMinor, hands, title } = table
  if (phase === 'over') return []
  if (phase === 'insurance') {
    return [{ action: { kind: 'insurance' }, stakeMinor: mainMinor / 2n }, free('no-insurance')]
  }
  const active = hands[activeIndex(table)]
  if (!active) return []
  const raise = (kind: MoveKind): LegalAction<BlackjackAction> => ({
    action: { kind },
    stakeMinor: mainMinor,
  })
  return [
    free('hit'),
    free('stand'),
    ...(active.cards.length === 2 ? [raise('double')] : []),
    ...(canSplit(active) && hands.length < title.handCountMax ? [raise('split')] : []),
  ]
}

/** The table after a legal action. */
export const takeMove = (table: Table, { kind }: BlackjackAction): Table => {
  const at = activeIndex(table)
  const active = table.hands[at]
  if (kind === 'insurance') return lookForBlackjack({ ...table, isInsured: true })
  if (kind === 'no-insurance') return lookForBlackjack(table)
  if (!active) throw new RangeError('no hand is to be played')
  const played =
    kind === 'split' ? splitHand(active) : [playHand(active, kind, () => table.shoe.draw())]
  return goOn({ ...table, hands: table.hands.toSpliced(at, 1, ...played) })
}
