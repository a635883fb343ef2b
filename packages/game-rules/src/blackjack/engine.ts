import { stakeOn } from '../bets/bets.ts'
import { readBets } from '../bets/read-bets.ts'
import { withClosing } from '../bets/with-closing.ts'
import { codeOf } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import type { Engine, Play } from '../engine/engine.ts'
import { assertLegal } from '../common/assert-legal.ts'
import type { PlayedHand } from './hands.ts'
import { mostOfStakes } from './most-of-stakes.ts'
import { isBlackjack, pointsOf } from './points.ts'
import { halvesOf, resultOf } from './results.ts'
import { activeIndex, dealTable, legalActions, takeMove, type Table } from './table.ts'
import { facts, rules, timeout } from './texts.ts'
import {
  blackjackBets,
  type BlackjackAction,
  type BlackjackChoice,
  type BlackjackTitle,
  type BlackjackView,
  type ShownHand,
} from './types.ts'

const places: ReadonlySet<string> = new Set(blackjackBets)

const readChoice = (
  title: BlackjackTitle,
  stakeMinor: bigint,
  sent: unknown,
): BlackjackChoice | undefined => {
  const choice = readBets(title, places, stakeMinor, sent)
  if (!choice) return undefined
  const mainMinor = stakeOn(choice, 'main')
  return choice.bets.every((bet) => BigInt(bet.stakeMinor) <= mainMinor) ? choice : undefined
}

const showHand = (table: Table, hand: PlayedHand): ShownHand => {
  const { points, isSoft } = pointsOf(hand.cards)
  const stakeMinor = hand.isDoubled ? 2n * table.mainMinor : table.mainMinor
  const isDecided = table.phase === 'over' || points > 21
  const isNatural = table.hands.length === 1 && isBlackjack(hand.cards)
  const result = isDecided ? resultOf(table.dealer, hand.cards, isNatural) : null
  const payoutMinor = result ? (stakeMinor / 2n) * halvesOf[result] : 0n
  return {
    cards: hand.cards.map(codeOf),
    points,
    isSoft,
    stakeMinor: stakeMinor.toString(),
    result,
    payoutMinor: payoutMinor.toString(),
  }
}

const showTable = (table: Table): BlackjackView => {
  const { phase, dealer, hands, mainMinor, isInsured, sideBets } = table
  const open = phase === 'over' ? dealer : dealer.slice(0, 1)
  const active = activeIndex(table)
  const insuranceMinor = isInsured ? mainMinor / 2n : 0n
  const isPaid = phase === 'over' && isBlackjack(dealer)
  return {
    dealer: open.map(codeOf),
    dealerPoints: pointsOf(open).points,
    hands: hands.map((hand) => showHand(table, hand)),
    active: phase === 'play' && active >= 0 ? active : null,
    phase,
    insuranceMinor: insuranceMinor.toString(),
    insurancePayoutMinor: (isPaid ? 3n * insuranceMinor : 0n).toString(),
    sideBets,
  }
}

const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)

const playOf = (table: Table): Play<BlackjackAction, BlackjackView> => {
  const view = showTable(table)
  const { hands, sideBets, insuranceMinor, insurancePayoutMinor, phase } = view
  const stakes = [...hands, ...sideBets].map(({ stakeMinor }) => stakeMinor)
  const payouts = [...hands, ...sideBets].map(({ payoutMinor }) => payoutMinor)
  const waits = { insurance: 'no-insurance', play: 'stand', over: undefined } as const
  const kind = waits[phase]
  return {
    view,
    stakeMinor: sumOf([...stakes, insuranceMinor]),
    payoutMinor: phase === 'over' ? sumOf([...payouts, insurancePayoutMinor]) : 0n,
    legal: legalActions(table),
    timeoutAction: kind ? { kind } : null,
  }
}

/** A number for each card, in the order in which cards are dealt and drawn. */
export const engine: Engine<BlackjackTitle, BlackjackChoice, BlackjackAction, BlackjackView> = {
  family: 'blackjack',
  readChoice,
  play: (title, { choice }, actions, chance) => {
    let table = dealTable(title, choice, createShoe(title.deckCount, chance))
    for (const action of actions) {
      assertLegal(action, legalActions(table))
      table = takeMove(table, action)
    }
    return playOf(table)
  },
  maxWinStakes: (title) => mostOfStakes(title.handCountMax, title),
  rules: (title) =>
    withClosing(title, rules(title), {
      maxWinStakes: mostOfStakes(title.handCountMax, title),
      timeout,
    }),
  facts: (_title, _wager, { view }) => facts(view),
}
