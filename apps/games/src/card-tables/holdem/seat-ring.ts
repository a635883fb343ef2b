import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import type { CardContext } from '../common/context.ts'
import { dealOf, seatOfPlace } from './read-view.ts'
import { createSeatView } from './seat-view.ts'
import type { HoldemWords } from './words.ts'

/** The seats around the table, the player's own at the bottom. */
export const createSeatRing = (context: CardContext, atlas: Atlas, words: HoldemWords) => {
  const seats = Array.from({ length: context.game.seatCount }, (_, turns) =>
    createSeatView(context, atlas, { words, turns }),
  )
  /** Seats of a smaller table are spread around all of it. */
  const viewAt = (seat: number, { mySeat, seatCount }: CardTableView) => {
    const turns = (seat - mySeat + seatCount) % seatCount
    return seats[Math.round((turns * seats.length) / seatCount)]
  }
  return {
    elements: seats.map((seat) => seat.element),
    show: (view: CardTableView, winners: ReadonlySet<number>): void => {
      for (const seat of seats) seat.element.hidden = true
      for (let seat = 0; seat < view.seatCount; seat += 1) {
        const shown = viewAt(seat, view)
        if (shown) shown.element.hidden = false
        shown?.show(view, seat, winners)
      }
    },
    /** The remaining share of the turn, from 1 down to 0, at the seat whose turn it is. */
    showTime: (view: CardTableView, share: number, isShort: boolean): void => {
      for (const seat of seats) seat.showTime(0, false)
      const [place = -1] = dealOf(view)?.toMove ?? []
      const seat = seatOfPlace(view, place)
      if (seat !== undefined && view.state === 'playing') {
        viewAt(seat, view)?.showTime(share, isShort)
      }
    },
  }
}
