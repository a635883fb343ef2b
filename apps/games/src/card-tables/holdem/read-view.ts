import type { CardSeat, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HoldemSeatView, HoldemView } from '@trevo/game-rules/holdem/view.ts'
import { chipCount } from '@trevo/game-rules/holdem/pots.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { CardContext } from '../common/context.ts'

/** The deal in a view; undefined before cards are dealt. */
export const dealOf = ({ play }: CardTableView): HoldemView | undefined =>
  play === null ? undefined : (play as unknown as HoldemView) // the rules' own view

/** An amount at the table in the player's language: money, or tournament chips. */
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

/** The player shown at a seat; if one left during the deal and another came, the newcomer. */
export const seatAndDeal = (view: CardTableView, seat: number): SeatAndDeal => {
  const row = view.seats.find((one) => one.seat === seat)
  const place = row?.place ?? undefined
  return { row, dealt: place === undefined ? undefined : dealOf(view)?.seats[place] }
}

/** The seat with a position in the deal. */
export const seatOfPlace = (view: CardTableView, place: number): number | undefined =>
  view.seats.find((one) => one.place === place)?.seat

/** What a seat has on the table: during a deal without what it has bet, as everybody sees it. */
export const stackOfSeat = ({ row, dealt }: SeatAndDeal): bigint | undefined =>
  row && BigInt(dealt?.stackMinor ?? parseMoney(row.stack))

/** The same of the viewer's own seat. */
export const stackOfOwn = (view: CardTableView): bigint | undefined =>
  stackOfSeat(seatAndDeal(view, view.mySeat))

/** The viewer's own row. */
export const ownRow = (view: CardTableView): CardSeat | undefined =>
  view.seats.find(({ seat }) => seat === view.mySeat)
