import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HandView } from '@trevo/game-rules/truco/view.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardContext } from '../common/context.ts'
import type { Side } from './sides.ts'

/** A seat at the table: its player, cards and calls. */
export const createSeatView = ({ words, language }: CardContext, atlas: Atlas, side: Side) => {
  const avatar = h('span', { class: 'seat-avatar' })
  const name = h('b', { class: 'seat-name' })
  const note = h('small', { class: 'seat-note' })
  const says = h('p', { class: 'seat-says', hidden: true, 'aria-hidden': 'true' })
  const cards = [0, 1, 2].map(() => createCard(language))
  const held = h('div', { class: 'seat-cards', 'aria-hidden': 'true' })
  for (const card of cards) held.append(card.element)
  const element = h(
    'div',
    { class: 'seat', 'data-side': side },
    h('div', { class: 'seat-who' }, avatar, name, note),
    held,
    says,
  )
  let shownName = ''

  const show = (
    view: CardTableView,
    { seat, hand, isTurn }: { seat: number; hand: HandView | undefined; isTurn: boolean },
  ): string => {
    const row = view.seats.find((one) => one.seat === seat)
    const isMe = seat === view.mySeat
    const isPartner = !isMe && view.seatCount === 4 && (seat - view.mySeat) % 2 === 0
    const called = row ? (words.animals[row.name] ?? row.name) : words.freeSeat
    const shown = isMe ? words.you : called
    if (row && shownName !== row.name) {
      shownName = row.name
      avatar.replaceChildren(pictureOf(atlas, row.name, 48))
    }
    if (!row) {
      shownName = ''
      avatar.replaceChildren()
    }
    element.dataset['turn'] = String(isTurn)
    element.dataset['free'] = String(!row)
    const isHouse = row?.isHouse === true
    name.textContent = isHouse ? words.ofHouse(shown) : shown
    name.title = isHouse ? words.houseHelp : ''
    name.dataset['house'] = String(isHouse)
    const isProgram = row?.isAutomatic === true && !row.isHouse
    note.textContent = isProgram ? words.automatic : isPartner ? words.partner : ''
    note.title = isProgram ? words.automaticHelp : ''
    for (const [place, card] of cards.entries()) {
      const isHeld = hand !== undefined && hand.played[seat]?.includes(place) === false
      card.element.hidden = isMe || !isHeld
      const seen = hand?.cards[seat]?.[place]
      if (!isHeld) continue
      if (seen) void card.turnUp(faceOfCode(seen.code), 0)
      else card.turnDown()
    }
    return shown
  }
  const say = (sentence: string): void => {
    says.textContent = sentence
    says.hidden = sentence === ''
  }
  return { element, show, say }
}
