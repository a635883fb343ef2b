import { activeHand } from '@trevo/game-rules/blackjack-table/read-view.ts'
import type { SeatMoveKind, ShownSeat, TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LiveParts } from '../../live/create-live-parts.ts'
import type { BoardButtons, BoardContext } from '../board.ts'
import type { OwnPlaces } from './own-places.ts'
import type { OwnTurn } from './own-turn.ts'

type Options = {
  readonly parts: LiveParts
  readonly own: OwnPlaces
  /** The felt: it holds the hint, and shows whether it is the player's turn. */
  readonly element: HTMLElement
}

export type OwnDecisions = {
  /** The last shown table; undefined before cards are dealt. */
  readonly see: (view: TableView | undefined) => void
  readonly isTurn: () => boolean
  readonly render: () => void
  readonly buttons: () => BoardButtons | undefined
}

/** The hand that a seat decides on, or its first one while insurance is offered. */
const handToDecide = (view: TableView, seat: number): ShownSeat | undefined => {
  const hand = view.asked?.includes(seat)
    ? view.seats.find((one) => one.seat === seat)
    : activeHand(view)
  return hand?.seat === seat ? hand : undefined
}

const legalOf = ({ phase }: TableView, { cards, isPair }: ShownSeat): readonly SeatMoveKind[] => {
  if (phase === 'insurance') return ['insurance', 'no-insurance']
  const legal: SeatMoveKind[] = ['hit', 'stand']
  if (cards.length === 2) legal.push('double')
  if (isPair) legal.push('split')
  return legal
}

const costOf = (mainMinor: bigint, kind: SeatMoveKind): bigint => {
  if (kind === 'insurance') return mainMinor / 2n
  return kind === 'double' || kind === 'split' ? mainMinor : 0n
}

/** Decisions of the player's own seat, from the moment its turn is shown. */
export const createOwnDecisions = (
  context: BoardContext,
  { parts, own, element }: Options,
): OwnDecisions => {
  let shown: TableView | undefined
  let sent = 0
  let ownTurn: OwnTurn | undefined
  let isLoading = false
  const turnOf = () => {
    const seat = own.seat()
    const turn = parts.clock.game()?.turn
    if (seat === undefined || !turn || !shown) return undefined
    const hand = handToDecide(shown, seat)
    return hand && (turn.seats ?? [turn.seat]).includes(seat) ? { hand, view: shown } : undefined
  }
  const render = (): void => {
    const turn = turnOf()
    element.dataset['turn'] = String(turn !== undefined)
    ownTurn?.advise(turn?.view)
    void load()
  }
  /** A player with a seat will have a turn. */
  const load = async (): Promise<void> => {
    if (isLoading || own.seat() === undefined) return
    isLoading = true
    try {
      const { createOwnTurn } = await import('./own-turn.ts')
      ownTurn = createOwnTurn(context)
    } catch {
      // Retried with the next update of the table.
      isLoading = false
      return
    }
    element.append(ownTurn.hint)
    render()
    context.changed()
  }
  const decide = async (kind: SeatMoveKind): Promise<void> => {
    const [turn, bet] = [turnOf(), own.seatBet()]
    if (!turn || !bet) return
    const number = turn.hand.moveCount + 1
    sent = number
    const decision = { number, action: { kind }, raiseMinor: costOf(own.mainMinor(), kind) }
    if (!(await parts.own.decide(bet, decision))) sent = 0
    context.changed()
  }
  return {
    see: (view) => {
      shown = view
      if (!view) sent = 0
    },
    isTurn: () => turnOf() !== undefined,
    render,
    buttons: () => {
      const [turn, bet] = [turnOf(), own.seatBet()]
      if (!ownTurn || !turn || !bet || parts.clock.turnLeftMs() === 0) return undefined
      const mainMinor = own.mainMinor()
      return ownTurn.buttons({
        legal: legalOf(turn.view, turn.hand),
        costOf: (kind) => costOf(mainMinor, kind),
        isBusy: parts.own.isAsking() || sent > turn.hand.moveCount,
        decide: (kind) => void decide(kind),
      })
    },
  }
}
