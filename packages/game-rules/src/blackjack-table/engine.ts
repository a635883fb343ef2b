import { isBlackjack } from '../blackjack/points.ts'
import { halvesOf, resultOf } from '../blackjack/results.ts'
import { withClosing } from '../bets/with-closing.ts'
import type { Card } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import { assertLegal } from '../common/assert-legal.ts'
import { isRecordOf, isRisingList } from '../common/read-input.ts'
import type { Engine, LegalAction, Play, Seated, Wager } from '../engine/engine.ts'
import type { Json } from '../engine/json.ts'
import type { SeatedRound } from '../engine/seated.ts'
import { placeOf, readChoice } from './places.ts'
import { emptyTable, showTable } from './show-table.ts'
import {
  activeHand,
  cardCountMax,
  cardsOfShoe,
  dealSeats,
  legalKinds,
  takeMove,
  type Table,
} from './table.ts'
import { facts, rules, timeout } from './texts.ts'
import {
  behindMax,
  seatCount,
  type BlackjackTableAction,
  type BlackjackTableChoice,
  type BlackjackTableTitle,
  type BlackjackTableView,
} from './types.ts'

type TableWager = Wager<BlackjackTableChoice>
type TablePlay = Play<BlackjackTableAction, BlackjackTableView>
type SeatAction = Exclude<BlackjackTableAction, { readonly kind: 'deal' }>

const payoutOf = (table: Table, seat: number, stakedMinor: bigint): bigint => {
  const hand = table.hands.find((one) => one.seat === seat)
  if (!table.isOver || !hand) return 0n
  const { cards } = hand
  return (stakedMinor / 2n) * halvesOf[resultOf(table.dealer, cards, isBlackjack(cards))]
}

/** What may happen next, as the bet sees it: its own seat alone costs it a stake. */
const legalActions = (table: Table, wager: TableWager): readonly LegalAction<SeatAction>[] => {
  const place = placeOf(wager.choice)
  const active = activeHand(table)
  if (!active) return []
  const { seat } = active
  const isOwn = seat === place.seat
  return legalKinds(table).flatMap((kind): LegalAction<SeatAction>[] => {
    if (kind !== 'double') return [{ action: { kind, seat }, stakeMinor: 0n }]
    const raised = { action: { kind, seat, isRaised: true }, stakeMinor: wager.stakeMinor } as const
    const plain = { action: { kind, seat, isRaised: false }, stakeMinor: 0n } as const
    if (!isOwn) return [plain]
    if (!place.isBehind) return [raised]
    // Whoever has no money for it at that moment stays as they are.
    return place.isFollowing ? [raised, plain] : [plain]
  })
}

const playOf = (table: Table, wager: TableWager, isRaised: boolean): TablePlay => {
  const { stakeMinor, choice } = wager
  const [{ bet }] = choice.bets
  const { seat } = placeOf(choice)
  const stakedMinor = isRaised ? 2n * stakeMinor : stakeMinor
  const payoutMinor = payoutOf(table, seat, stakedMinor)
  const settled = { bet, stakeMinor: String(stakedMinor), payoutMinor: String(payoutMinor) }
  const active = activeHand(table)
  return {
    view: { outcome: showTable(table), bets: [settled] },
    stakeMinor: stakedMinor,
    payoutMinor,
    legal: legalActions(table, wager),
    timeoutAction: active ? { kind: 'stand', seat: active.seat } : null,
  }
}

/** Before the deal: who else sits at the table is known at the close. */
const waiting = ({ stakeMinor, choice }: TableWager): TablePlay => {
  const [{ bet }] = choice.bets
  const deal: BlackjackTableAction = { kind: 'deal', seats: [placeOf(choice).seat] }
  return {
    view: { outcome: null, bets: [{ bet, stakeMinor: String(stakeMinor), payoutMinor: '0' }] },
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

const tableOf = ({ drawn, dealt, moves }: SeatedRound): Table => {
  const cards = drawn as readonly Card[] // what `draw` gave
  return moves.reduce(
    takeMove,
    dealSeats((at) => cards[at] ?? 0, dealt),
  )
}

/** What the game server's room needs of the table. */
const seated: Seated<BlackjackTableTitle, BlackjackTableChoice> = {
  seatCount,
  behindMax,
  timeoutKind: 'stand',
  placeOf,
  standing: (_title, round) => {
    if (round.dealt.length === 0) return { view: emptyTable, turn: null, legal: [] }
    const table = tableOf(round)
    return {
      view: showTable(table),
      turn: activeHand(table)?.seat ?? null,
      legal: legalKinds(table).map((kind) => ({ kind, isRaise: kind === 'double' })),
    }
  },
  settle: (_title, wager, round) =>
    playOf(tableOf(round), wager, round.isRaised) as Play<Json, Json>, // of this family
  actionsOf: (choice, { dealt, moves, isRaised }) => {
    const own = placeOf(choice).seat
    return [
      { kind: 'deal', seats: dealt },
      ...moves.map(({ seat, kind }) =>
        kind === 'double' ? { kind, seat, isRaised: isRaised && seat === own } : { kind, seat },
      ),
    ]
  },
}

// A doubled hand that wins.
const maxWinStakes = (): number => 4

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
    let table = dealSeats(cards, readDeal(deal, placeOf(wager.choice).seat))
    let isRaised = false
    for (const move of moves as readonly SeatAction[]) {
      assertLegal(move, legalActions(table, wager))
      isRaised ||= move.kind === 'double' && move.isRaised
      table = takeMove(table, move)
    }
    return playOf(table, wager, isRaised)
  },
  draw: drawCards,
  seated,
  maxWinStakes,
  rules: (title) => withClosing(title, rules(title), { maxWinStakes: maxWinStakes(), timeout }),
  facts: (_title, { choice }, { view }) => facts(view, placeOf(choice)),
}
