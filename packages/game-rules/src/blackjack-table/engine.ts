import type { PlacedBet } from '../bets/bets.ts'
import { withClosing } from '../bets/with-closing.ts'
import { mostOfStakes } from '../blackjack/most-of-stakes.ts'
import { isBlackjack } from '../blackjack/points.ts'
import { halvesOf, resultOf } from '../blackjack/results.ts'
import { settleSideBets } from '../blackjack/side-bets.ts'
import type { Card } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import { assertLegal } from '../common/assert-legal.ts'
import { isOneOf, isRecordOf, isRisingList } from '../common/read-input.ts'
import type { Engine, LegalAction, Play, Seated, Wager } from '../engine/engine.ts'
import type { Json } from '../engine/json.ts'
import type { BetRound, SeatedRound } from '../engine/seated.ts'
import { placeOf, readChoice } from './places.ts'
import { betOnTable, raiseMinorOf, takeBetMove, type RaisedBet } from './raised-bet.ts'
import { emptyTable, showTable } from './show-table.ts'
import {
  cardCountMax,
  cardsOfShoe,
  dealSeats,
  firstCards,
  isNatural,
  legalKinds,
  takeMove,
  turnsOf,
  type Table,
} from './table.ts'
import { facts, rules, timeout } from './texts.ts'
import {
  behindMax,
  raiseKinds,
  seatCount,
  type BlackjackTableAction,
  type BlackjackTableChoice,
  type BlackjackTableTitle,
  type BlackjackTableView,
  type RaiseKind,
  type SeatMoveKind,
  type SettledPart,
} from './types.ts'

type TableWager = Wager<BlackjackTableChoice>
type TablePlay = Play<BlackjackTableAction, BlackjackTableView>
type SeatAction = Exclude<BlackjackTableAction, { readonly kind: 'deal' }>

const isRaise = (kind: SeatMoveKind): kind is RaiseKind => isOneOf(kind, raiseKinds)

/** The next possible steps from the bet's point of view: only its own seat costs it a stake. */
const legalActions = (bet: RaisedBet): readonly LegalAction<SeatAction>[] => {
  const { table, choice } = bet
  const { isBehind } = placeOf(choice)
  const actionsOf = (seat: number, kind: SeatMoveKind): LegalAction<SeatAction>[] => {
    if (!isRaise(kind)) return [{ action: { kind, seat }, stakeMinor: 0n }]
    const stakeMinor = raiseMinorOf(bet, { seat, kind })
    const raised = { action: { kind, seat, isRaised: true }, stakeMinor } as const
    const plain = { action: { kind, seat, isRaised: false }, stakeMinor: 0n } as const
    if (stakeMinor === 0n) return [plain]
    // A bet behind whose player cannot pay at that moment stays as it is.
    return isBehind ? [raised, plain] : [raised]
  }
  return turnsOf(table).flatMap((seat) =>
    legalKinds(table).flatMap((kind) => actionsOf(seat, kind)),
  )
}

/** The stake and payout of each part of the bet: on its hands, side bets, insurance. */
const partsOf = (bet: RaisedBet, dealt: readonly number[]): BlackjackTableView['bets'] => {
  const { table, choice, onHands, insuranceMinor } = bet
  const isOver = table.phase === 'over'
  const partOf = (place: string, stakeMinor: bigint, payoutMinor: bigint): SettledPart => ({
    bet: place,
    stakeMinor: String(stakeMinor),
    payoutMinor: String(isOver ? payoutMinor : 0n),
  })
  const [main] = choice.bets
  let [stakedMinor, paidMinor] = [0n, 0n]
  for (const [at, hand] of table.hands.entries()) {
    const onHand = onHands[at] ?? 0n
    const result = resultOf(table.dealer, hand.cards, isNatural(table, hand))
    stakedMinor += onHand
    paidMinor += (onHand / 2n) * halvesOf[result]
  }
  const { sideBets } = table.title
  const beside = sideBets
    ? settleSideBets(sideBets, choice, firstCards(table.cards, dealt, placeOf(choice).seat))
    : []
  const insurance = isBlackjack(table.dealer) ? 3n * insuranceMinor : 0n
  return [
    partOf(main.bet, stakedMinor, paidMinor),
    ...beside.map((part) => ({
      ...partOf(part.bet, BigInt(part.stakeMinor), BigInt(part.payoutMinor)),
      kind: part.kind,
    })),
    ...(insuranceMinor > 0n ? [partOf('insurance', insuranceMinor, insurance)] : []),
  ]
}

const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)

const playOf = (bet: RaisedBet, dealt: readonly number[]): TablePlay => {
  const { table } = bet
  const bets = partsOf(bet, dealt)
  const [seat] = turnsOf(table)
  const kind = timeoutKindOf(table)
  return {
    view: { outcome: showTable(table), bets },
    stakeMinor: sumOf(bets.map(({ stakeMinor }) => stakeMinor)),
    payoutMinor: sumOf(bets.map(({ payoutMinor }) => payoutMinor)),
    legal: legalActions(bet),
    timeoutAction: seat === undefined ? null : { kind, seat },
  }
}

const timeoutKindOf = ({ phase }: Table): 'no-insurance' | 'stand' =>
  phase === 'insurance' ? 'no-insurance' : 'stand'

const waitingPart = (placed: PlacedBet): SettledPart => ({ ...placed, payoutMinor: '0' })

/** Before the deal: the other players at the table are known at the close. */
const waiting = ({ stakeMinor, choice }: TableWager): TablePlay => {
  const [first, ...beside] = choice.bets
  const deal: BlackjackTableAction = { kind: 'deal', seats: [placeOf(choice).seat] }
  return {
    view: { outcome: null, bets: [waitingPart(first), ...beside.map(waitingPart)] },
    stakeMinor,
    payoutMinor: 0n,
    legal: [{ action: deal, stakeMinor: 0n }],
    timeoutAction: deal,
  }
}

const seatBounds = { from: 1, to: seatCount, lengthMin: 1, lengthMax: seatCount }

const readDeal = (action: BlackjackTableAction, seat: number): readonly number[] => {
  if (isRecordOf(action, ['kind', 'seats']) && action.kind === 'deal') {
    const { seats } = action
    if (isRisingList(seats, seatBounds) && seats.includes(seat)) return seats
  }
  throw new RangeError(`action ${JSON.stringify(action)} deals no cards to seat ${seat}`)
}

const drawCards = ({ deckCount }: BlackjackTableTitle, chance: Parameters<typeof createShoe>[1]) =>
  createShoe(deckCount, chance).drawMany(cardCountMax)

const dealtTable = (title: BlackjackTableTitle, { drawn, dealt }: SeatedRound): Table => {
  const cards = drawn as readonly Card[] // what `draw` gave
  return dealSeats(title, (at) => cards[at] ?? 0, dealt)
}

/** Which of the decisions raised the bet; those of its own seat are counted. */
const flagsOf = (
  seat: number,
  { moves, raisedWith }: Pick<BetRound, 'moves' | 'raisedWith'>,
): readonly boolean[] => {
  let number = 0
  return moves.map((move) => {
    if (move.seat !== seat) return false
    number += 1
    return raisedWith.includes(number)
  })
}

const betOf = (title: BlackjackTableTitle, wager: TableWager, round: BetRound): RaisedBet => {
  const flags = flagsOf(placeOf(wager.choice).seat, round)
  return round.moves.reduce(
    (bet, move, at) => takeBetMove(bet, move, flags[at] ?? false),
    betOnTable(dealtTable(title, round), wager),
  )
}

/** What the game server's room needs from the table. */
const seated: Seated<BlackjackTableTitle, BlackjackTableChoice> = {
  seatCount,
  behindMax,
  placeOf,
  standing: (title, round) => {
    if (round.dealt.length === 0) {
      return { view: emptyTable, turns: [], isAtOnce: false, legal: [], timeoutKind: 'stand' }
    }
    const table = round.moves.reduce(takeMove, dealtTable(title, round))
    return {
      view: showTable(table),
      turns: turnsOf(table),
      isAtOnce: table.phase === 'insurance',
      legal: legalKinds(table).map((kind) => ({ kind, isRaise: isRaise(kind) })),
      timeoutKind: timeoutKindOf(table),
    }
  },
  raiseMinor: (title, wager, round, move) => raiseMinorOf(betOf(title, wager, round), move),
  settle: (title, wager, round) =>
    playOf(betOf(title, wager, round), round.dealt) as Play<Json, Json>, // of this family
  actionsOf: (choice, round) => {
    const flags = flagsOf(placeOf(choice).seat, round)
    return [
      { kind: 'deal', seats: round.dealt },
      ...round.moves.map(({ seat, kind }, at) =>
        isOneOf(kind, raiseKinds) ? { kind, seat, isRaised: flags[at] ?? false } : { kind, seat },
      ),
    ]
  },
}

const maxWinStakes = ({ handCountMax, sideBets }: BlackjackTableTitle): number =>
  sideBets ? mostOfStakes(handCountMax, sideBets) : 4 * handCountMax

/** A number for each card, in the order in which cards leave the shoe. */
export const engine: Engine<
  BlackjackTableTitle,
  BlackjackTableChoice,
  BlackjackTableAction,
  BlackjackTableView
> = {
  family: 'blackjack-table',
  readChoice,
  play: (title, wager, actions, chance) => {
    const [deal, ...moves] = actions
    if (!deal) return waiting(wager)
    const cards = cardsOfShoe(createShoe(title.deckCount, chance))
    const dealt = readDeal(deal, placeOf(wager.choice).seat)
    let bet = betOnTable(dealSeats(title, cards, dealt), wager)
    for (const move of moves as readonly SeatAction[]) {
      assertLegal(move, legalActions(bet))
      bet = takeBetMove(bet, move, 'isRaised' in move && move.isRaised)
    }
    return playOf(bet, dealt)
  },
  draw: drawCards,
  seated,
  maxWinStakes,
  rules: (title) =>
    withClosing(title, rules(title), { maxWinStakes: maxWinStakes(title), timeout }),
  facts: (_title, { choice }, { view }) => facts(view, placeOf(choice)),
}
