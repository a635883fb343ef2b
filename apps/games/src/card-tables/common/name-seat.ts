import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { CardContext } from './context.ts'

/** The name of a seat. */
export const nameOfSeat = (
  { words }: Pick<CardContext, 'words'>,
  view: CardTableView,
  seat: number | undefined,
): string => {
  if (seat === view.mySeat) return words.you
  const row = view.seats.find((one) => one.seat === seat)
  return words.animals[row?.name ?? ''] ?? words.freeSeat
}
