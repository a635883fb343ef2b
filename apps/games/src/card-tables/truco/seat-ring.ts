import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HandView } from '@trevo/game-rules/truco/view.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import type { CardContext } from '../common/context.ts'
import { createSeatView } from './seat-view.ts'
import { sidesOf, turnsTo } from './sides.ts'

/** The seats around the table, the player's own at the bottom. */
export const createSeatRing = (context: CardContext, atlas: Atlas) => {
  const sides = sidesOf(context.game.seatCount)
  const seats = sides.map((side) => createSeatView(context, atlas, side))
  return {
    elements: seats.map((seat) => seat.element),
    sides,
    show: (view: CardTableView, hand: HandView | undefined): void => {
      for (let seat = 0; seat < view.seatCount; seat += 1) {
        const isTurn = hand?.toMove.includes(seat) === true && view.state === 'playing'
        seats[turnsTo(seat, view)]?.show(view, { seat, hand, isTurn })
      }
    },
    /** Each seat's call; empty if it is silent. */
    say: (view: CardTableView, saidBy: (seat: number) => string): void => {
      for (let seat = 0; seat < view.seatCount; seat += 1) {
        seats[turnsTo(seat, view)]?.say(saidBy(seat))
      }
    },
    /** The middle of a seat on the screen. */
    middleOf: (seat: number, view: CardTableView): { x: number; y: number } | undefined => {
      const box = seats[turnsTo(seat, view)]?.element.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
  }
}

export type SeatRing = ReturnType<typeof createSeatRing>
