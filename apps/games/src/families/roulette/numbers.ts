import './numbers.css'
import { placesOf } from '@trevo/game-rules/roulette/places.ts'
import type { Place, WheelKind } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, isZero, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { h } from '../../controls/h.ts'
import type { Betting } from '../../widgets/table/create-betting.ts'
import { roveByArrows } from '../../widgets/table/rove-by-arrows.ts'
import { spotOf } from './place-at.ts'
import type { Words } from './words.ts'

type TableOptions = {
  readonly wheel: WheelKind
  readonly betting: Betting
  readonly words: Words
}

const straightSpot = ({ betting, words }: TableOptions, place: Place): HTMLElement => {
  const pocket = place.pockets[0] ?? 0
  const text = pocketText(pocket)
  const spot = betting.spot({
    id: place.id,
    label: `${text} ${words.colours[colourOf(pocket)]}`,
    content: [h('b', {}, text)],
    className: 'number-spot',
  })
  spot.dataset['colour'] = colourOf(pocket)
  spot.dataset['zero'] = String(isZero(pocket))
  if (!isZero(pocket)) {
    spot.style.gridColumn = String(2 + Math.floor((pocket - 1) / 3))
    spot.style.gridRow = String(3 - ((pocket - 1) % 3))
  }
  return spot
}

const insideSpot = ({ wheel, betting, words }: TableOptions, place: Place): HTMLElement => {
  const spot = betting.spot({
    id: place.id,
    label: words.numbers(place.pockets.map(pocketText).join(', ')),
    content: [],
    className: 'inside-spot',
  })
  const { x, y } = spotOf(wheel, place)
  spot.style.setProperty('--x', String(x))
  spot.style.setProperty('--y', String(y))
  return spot
}

const outsideSpot = ({ betting, words }: TableOptions, id: string): HTMLElement => {
  const label = words.outside[id] ?? id
  const isColour = id === 'red' || id === 'black'
  const content = isColour
    ? [h('i', { class: `diamond ${id}` })]
    : [words.outsideShort[id] ?? label]
  return betting.spot({
    id,
    label,
    content: id.startsWith('column') ? ['2:1'] : content,
    className: 'outside-spot',
  })
}

/** The table of numbers and its surroundings. The numbers scroll sideways on a phone. */
export const createNumbers = (
  options: TableOptions,
): { readonly numbers: HTMLElement; readonly outside: HTMLElement } => {
  const { wheel } = options
  const places = [...placesOf(wheel).values()]
  const straights = places.filter(({ kind }) => kind === 'straight')
  const between = places.filter(({ kind, pockets }) => kind !== 'straight' && pockets.length <= 6)
  const columns = [3, 2, 1].map((column, row) => {
    const spot = outsideSpot(options, `column-${column}`)
    spot.style.gridColumn = '14'
    spot.style.gridRow = String(row + 1)
    return spot
  })
  const grid = h(
    'div',
    { class: 'numbers-grid' },
    ...straights.map((place) => straightSpot(options, place)),
    ...columns,
    ...between.map((place) => insideSpot(options, place)),
  )
  grid.dataset['wheel'] = wheel
  roveByArrows(grid, [...grid.querySelectorAll('button')])
  const dozens = [1, 2, 3].map((dozen) => outsideSpot(options, `dozen-${dozen}`))
  const chances = ['low', 'even', 'red', 'black', 'odd', 'high']
  return {
    numbers: h('div', { class: 'numbers' }, grid),
    outside: h(
      'div',
      { class: 'outside' },
      h('div', { class: 'outside-row' }, ...dozens),
      h('div', { class: 'outside-row' }, ...chances.map((id) => outsideSpot(options, id))),
    ),
  }
}
