import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { CardBoard } from '../common/context.ts'
import type { Formats } from '../../text/format.ts'
import { ownRow } from './read-view.ts'
import type { HoldemWords } from './words.ts'

/** Shown at a tournament in place of the turn text. */
const tournamentStatus = (words: HoldemWords, view: CardTableView): string | undefined => {
  const { sitAndGo, state, seats, seatCount } = view
  if (sitAndGo?.hasStarted !== true) {
    return state === 'gathering' ? words.seatsTaken(seats.length, seatCount) : words.starts
  }
  if (state === 'over') return undefined
  if (ownRow(view)?.isSittingOut === true) return words.youAreAway
  return state === 'gathering' ? words.nextDeal : undefined
}

/** Shown in place of the turn text; undefined if the turn is to be shown. */
export const statusOf = (words: HoldemWords, view: CardTableView): string | undefined => {
  const own = ownRow(view)
  if (view.sitAndGo) return tournamentStatus(words, view)
  if (own?.isLeaving) return words.youLeave
  if (own?.isSittingOut) return words.youAreOut
  const isReady = view.seats.filter((one) => !one.isSittingOut && !one.isLeaving).length > 1
  if (view.state === 'gathering') return isReady ? words.nextDeal : undefined
  if (view.state !== 'over' && own?.place === null) return words.youWait
  return undefined
}

/** How a table ended for the player's seat: the place in a tournament, otherwise the chips cashed out. */
export const endOf = (
  words: HoldemWords,
  formats: Formats,
  view: CardTableView,
): ReturnType<CardBoard['endOf']> => {
  const amount = view.payout ?? '0.00'
  const finish = ownRow(view)?.finish ?? null
  if (finish !== null) {
    return { title: words.youFinish(finish), hasWon: parseMoney(amount) > 0n }
  }
  const title = parseMoney(amount) === 0n ? words.noChips : words.gotUp(formats.money(amount))
  return { title, hasWon: false }
}
