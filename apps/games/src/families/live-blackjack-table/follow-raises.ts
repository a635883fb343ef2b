import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { OwnBets } from '../../live/own-bets.ts'
import type { Formats } from '../../text/format.ts'
import { placeOf, seatIn } from './bet-places.ts'
import type { Words } from './words.ts'

type Followed = {
  readonly own: OwnBets
  readonly words: Words
  readonly formats: Formats
  readonly say: (text: string) => void
  /** The seat's raises known to a bet behind, by its place. */
  readonly seen: Map<string, number>
}

/** How often a seat has raised: splits and doubles. */
const raisesOf = ({ seats }: TableView, seat: number): number => {
  const hands = seats.filter((one) => one.seat === seat)
  return hands.length - 1 + hands.filter(({ isDoubled }) => isDoubled).length
}

/** A seat raised: shows what happened to the bets behind it. */
export const followRaises = async (
  view: TableView,
  { own, words, formats, say, seen }: Followed,
): Promise<void> => {
  for (const bet of own.list()) {
    const place = placeOf(bet)
    const raises = raisesOf(view, seatIn(place))
    if (!place.startsWith('behind-') || raises <= (seen.get(place) ?? 0)) continue
    seen.set(place, raises)
    await own.reread(bet)
    const now = own.list().find(({ id }) => id === bet.id)
    const addedMinor = (now?.stakeMinor ?? bet.stakeMinor) - bet.stakeMinor
    say(addedMinor > 0n ? words.raised(formats.money(formatMoney(addedMinor))) : words.notRaised)
  }
}
