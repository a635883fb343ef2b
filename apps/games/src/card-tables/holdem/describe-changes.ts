import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { nameOfFace } from '../../widgets/cards/face.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardContext } from '../common/context.ts'
import { nameOfSeat } from '../common/name-seat.ts'
import { dealOf, moneyOf, seatAndDeal, seatOfPlace } from './read-view.ts'
import type { HoldemWords } from './words.ts'

/** Who won the deal of a view, and how much; empty while it is open. */
export const winnersOf = (
  context: CardContext,
  words: HoldemWords,
  view: CardTableView,
): readonly { readonly seat: number; readonly sentence: string }[] => {
  const deal = dealOf(view)
  if (!deal?.end) return []
  return deal.seats.flatMap(({ wonMinor, made }, place) => {
    const seat = seatOfPlace(view, place)
    if (wonMinor === '0' || seat === undefined) return []
    const amount = moneyOf(context)(wonMinor)
    const hand = made && deal.end?.kind === 'showdown' ? words.classes[made] : ''
    const name = nameOfSeat(context, view, seat)
    const isMe = seat === view.mySeat
    return [{ seat, sentence: isMe ? words.youWin(amount, hand) : words.wins(name, amount, hand) }]
  })
}

/** What happened between two views, for screen readers. */
export const changesOf = (
  context: CardContext,
  words: HoldemWords,
  { before, after }: { before: CardTableView | undefined; after: CardTableView },
): string => {
  const deal = dealOf(after)
  if (!deal) return ''
  const isSame = before?.dealNumber === after.dealNumber
  const was = isSame && before ? dealOf(before) : undefined
  const say = (codes: readonly string[]): string =>
    codes.map((code) => nameOfFace(faceOfCode(code), context.language)).join(', ')
  const own = seatAndDeal(after, after.mySeat).dealt
  const said: string[] = []
  if (!was && own?.cards) said.push(words.dealt(say(own.cards)))
  for (const [place, { last, betMinor }] of deal.seats.entries()) {
    const old = was?.seats[place]
    const isNew = last !== null && (old?.last !== last || old.betMinor !== betMinor)
    const seat = seatOfPlace(after, place)
    if (!was || !isNew || seat === undefined || seat === after.mySeat) continue
    const amount = last === 'fold' || last === 'check' ? '' : moneyOf(context)(betMinor)
    said.push(words.did(nameOfSeat(context, after, seat), words.done[last], amount))
  }
  const fresh = deal.board.slice(was?.board.length ?? 0)
  if (fresh.length > 0) said.push(words.shown(words.streets[deal.street] ?? '', say(fresh)))
  if (deal.end && !was?.end) {
    said.push(...winnersOf(context, words, after).map(({ sentence }) => `${sentence}.`))
  } else if (deal.legal && !was?.legal) said.push(`${words.yourTurn}.`)
  return said.join(' ')
}
