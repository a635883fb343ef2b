import './tournament-strip.css'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { blindLevel } from '@trevo/game-rules/sit-and-go/blind-level.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { CardContext } from '../common/context.ts'
import { prizesText, sitAndGoOf } from '../common/tournament.ts'
import type { HoldemWords } from './words.ts'

/** The blinds of a hand, as text. */
export type Blinds = { readonly small: string; readonly big: string }

type BlindChips = { readonly smallBlind: number; readonly bigBlind: number }

/** The viewer's rank by chips among the remaining players; seats with equal chips share a rank. */
const standingOf = ({ seats, mySeat }: CardTableView): { rank: number; left: number } => {
  const stillIn = seats.filter(({ finish }) => finish === null)
  const own = parseMoney(seats.find(({ seat }) => seat === mySeat)?.stack ?? '0.00')
  const ahead = stillIn.filter(({ stack }) => parseMoney(stack) > own)
  return { rank: ahead.length + 1, left: stillIn.length }
}

/** Facts of a tournament beside its table: blinds, next blinds, standing, prizes. */
export const createTournamentStrip = (context: CardContext, words: HoldemWords) => {
  const { formats } = context
  const level = h('b', {})
  const next = h('span', {})
  const standing = h('b', {})
  const prizes = h('span', {})
  const element = h(
    'div',
    { class: 'holdem-tournament', role: 'group', 'aria-label': words.tournament, hidden: true },
    level,
    next,
    standing,
    prizes,
  )
  const blindsText = ({ smallBlind, bigBlind }: BlindChips): string =>
    `${formats.number(smallBlind)}/${formats.number(bigBlind)}`
  return {
    element,
    /** The blinds of a view's hand; undefined at a cash table. */
    blindsOf: (view: CardTableView): Blinds | undefined => {
      const sitAndGo = sitAndGoOf(context, view.sitAndGo?.code)
      if (!sitAndGo || !view.sitAndGo) return undefined
      const { smallBlind, bigBlind } = blindLevel(sitAndGo, view.sitAndGo.hand)
      return { small: formats.number(smallBlind), big: formats.number(bigBlind) }
    },
    show: (view: CardTableView): void => {
      const sitAndGo = sitAndGoOf(context, view.sitAndGo?.code)
      element.hidden = sitAndGo === undefined
      if (!sitAndGo || !view.sitAndGo) return
      const { hand, hasStarted, prizes: paid } = view.sitAndGo
      const now = blindLevel(sitAndGo, hand)
      level.textContent = words.level(now.number, blindsText(now))
      next.textContent = now.next
        ? words.nextLevel(blindsText(now.next), now.next.afterHands)
        : words.lastLevel
      const { rank, left } = standingOf(view)
      standing.textContent = hasStarted
        ? words.standing(rank, left)
        : words.seatsTaken(view.seats.length, view.seatCount)
      prizes.textContent = words.prizes(prizesText(context, paid))
    },
  }
}
