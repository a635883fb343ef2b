import { fill, h } from '../../controls/h.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { Formats } from '../../text/format.ts'
import { colourOf } from './place-seats.ts'
import type { Words } from './words.ts'

type SeatsOptions = {
  readonly picture: PondPicture
  readonly words: Words
  readonly formats: Formats
}

/** The players here, each beside the cannon: a name, and the price of a shot. */
export const showSeats = (
  element: HTMLElement,
  { picture, words, formats }: SeatsOptions,
): void => {
  const others = picture.seats.filter(({ seat }) => seat !== picture.seat)
  const labels = others.map(({ seat, name, shot }, at) => {
    const text = shot === null ? name : `${name} · ${formats.money(shot)}`
    const label = h('span', { class: 'pond-seat' }, text)
    label.dataset['corner'] = String(at)
    label.style.setProperty('--seat', colourOf(seat))
    return label
  })
  const count = h('span', { class: 'pond-count' }, words.players(String(picture.seats.length)))
  fill(element, count, ...labels)
}
