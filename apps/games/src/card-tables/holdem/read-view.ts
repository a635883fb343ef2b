import type { CardSeat, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HoldemSeatView, HoldemView } from '@trevo/game-rules/holdem/view.ts'
import { chipCount } from '@trevo/game-rules/holdem/pots.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CardContext } from '../common/context.ts'

/** The deal in a view; undefined before cards are dealt. */
export const dealOf = ({ play }: CardTableView): HoldemView | undefined =>
  play === null ? undefined : (play as unknown as HoldemView) // the rules' own view

/** An amount at the table as the language writes it: money, or chips of a tournament. */
export const moneyOf =
  ({ formats, inChips }: CardContext) =>
  (amount: string | bigint): string =>
    inChips()
      ? formats.number(chipCount(BigInt(amount)))
      : formats.money(formatMoney(BigInt(amount)))

/** A seat at the table and what it has in the deal, if it takes part. */
export type SeatAndDeal = {
  readonly row: CardSeat | undefined
  readonly dealt: HoldemSeatView | undefined
}

/** The player shown at a seat; of one who left in the deal and one who came, the one who came. */
export const seatAndDeal = (view: CardTableView, seat: number): SeatAndDeal => {
  const row = view.seats.find((one) => one.seat === seat)
  const place = row?.place ?? undefined
  return { row, dealt: place === undefined ? undefined : dealOf(view)?.seats[place] }
}

/** The seat of a place in the deal. */
export const seatOfPlace = (view: CardTableView, place: number): number | undefined =>
  view.seats.find((one) => one.place === place)?.seat

/** The viewer's own row. */
export const ownRow = (view: CardTableView): CardSeat | undefined =>
  view.seats.find(({ seat }) => seat === view.mySeat)
