import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardContext } from '../common/context.ts'
import { nameOfSeat } from '../common/name-seat.ts'
import { dealOf, moneyOf, seatAndDeal, stackOfSeat, type SeatAndDeal } from './read-view.ts'
import type { HoldemWords } from './words.ts'

type Moment = {
  /** No deal is being played. */
  readonly isOver: boolean
  readonly inTournament: boolean
}

const noteOf = (
  { words }: CardContext,
  own: HoldemWords,
  { row, dealt, isOver, inTournament }: SeatAndDeal & Moment,
): string => {
  if (!row) return ''
  if (row.finish !== null && !dealt) return own.finish(row.finish)
  if (row.isLeaving) return own.isLeaving
  const out = inTournament ? own.isAway : own.isOut
  if (row.isSittingOut && isOver) return out
  if (dealt?.made && !dealt.isFolded) return own.classes[dealt.made]
  if (dealt?.isAllIn) return own.allIn
  if (dealt?.last) return own.done[dealt.last]
  if (row.isSittingOut) return out
  return row.isAutomatic ? words.automatic : ''
}

/** The two cards that a seat holds, face down until the deal shows them. */
const createHeldCards = (language: LanguageCode) => {
  const cards = [0, 1].map(() => createCard(language))
  const element = h('div', { class: 'seat-cards' }, ...cards.map((card) => card.element))
  const show = ({ dealt }: SeatAndDeal, isHidden: boolean): void => {
    element.hidden = isHidden || !dealt || dealt.isFolded
    for (const [place, card] of cards.entries()) {
      const code = dealt?.cards?.[place]
      if (code === undefined) card.turnDown()
      else void card.turnUp(faceOfCode(code), 0)
    }
  }
  return { element, show }
}

/** A hold'em seat: its player, chips, cards, bet and time to think. */
export const createSeatView = (
  context: CardContext,
  atlas: Atlas,
  { words: own, turns }: { readonly words: HoldemWords; readonly turns: number },
) => {
  const { words, language } = context
  const money = moneyOf(context)
  const avatar = h('span', { class: 'seat-avatar' })
  const name = h('b', { class: 'holdem-name' })
  const stack = h('span', { class: 'holdem-stack' })
  const note = h('small', { class: 'holdem-note' })
  const button = h('i', { class: 'holdem-button', title: own.button, hidden: true }, 'D')
  const bet = h('span', { class: 'holdem-bet', hidden: true })
  const held = createHeldCards(language)
  const element = h(
    'div',
    { class: 'seat holdem-seat', 'data-turns': turns },
    h('div', { class: 'holdem-ring' }, avatar, held.element, button),
    h('div', { class: 'holdem-who' }, name, stack),
    note,
    bet,
  )
  let shownName = ''

  const show = (view: CardTableView, seat: number, winners: ReadonlySet<number>): void => {
    const at = seatAndDeal(view, seat)
    const { row, dealt } = at
    const deal = dealOf(view)
    const isMe = seat === view.mySeat
    if (shownName !== (row?.name ?? '')) {
      shownName = row?.name ?? ''
      if (row) avatar.replaceChildren(pictureOf(atlas, row.name, 48))
      else avatar.replaceChildren()
    }
    const isTurn = dealt !== undefined && deal?.toMove.includes(row?.place ?? -1) === true
    element.dataset['turn'] = String(isTurn && view.state === 'playing')
    element.dataset['free'] = String(!row)
    element.dataset['away'] = String(row !== undefined && (!dealt || dealt.isFolded))
    element.dataset['won'] = String(winners.has(seat))
    name.textContent = row ? nameOfSeat(context, view, seat) : words.freeSeat
    const isOut = row !== undefined && row.finish !== null && !dealt
    const stackMinor = isOut ? undefined : stackOfSeat(at)
    stack.textContent = stackMinor === undefined ? '' : money(stackMinor)
    const moment = { isOver: view.state === 'gathering', inTournament: view.sitAndGo !== null }
    note.textContent = noteOf(context, own, { ...at, ...moment })
    note.title = row?.isAutomatic ? words.automaticHelp : ''
    button.hidden = row?.place !== 0
    const betMinor = dealt?.betMinor ?? '0'
    bet.hidden = betMinor === '0'
    bet.textContent = money(betMinor)
    held.show(at, isMe || deal === undefined)
  }
  return {
    element,
    show,
    /** The remaining share of the turn, from 1 down to 0. */
    showTime: (share: number, isShort: boolean): void => {
      element.style.setProperty('--time', `${share}turn`)
      element.dataset['short'] = String(isShort)
    },
  }
}
