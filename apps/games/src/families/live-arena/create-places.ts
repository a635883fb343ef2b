import { oddsOfBout } from '@trevo/game-rules/arena/bouts.ts'
import { placesOf } from '@trevo/game-rules/arena/odds.ts'
import type { ArenaPlace, ArenaTitle, Bout } from '@trevo/game-rules/arena/types.ts'
import { fill, h } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import type { Words } from './words.ts'

type PlacesOptions = {
  readonly title: ArenaTitle
  readonly table: Table
  readonly words: Words
  readonly formats: Formats
}

const rowOf = (place: ArenaPlace): 'result' | 'rounds' =>
  /^(?:round|over|under)-/.test(place) ? 'rounds' : 'result'

/** The table's places with the odds of a bout; another bout has its own buttons. */
export const createPlaces = ({ title, table, words, formats }: PlacesOptions) => {
  const rows = {
    result: h('div', { class: 'bet-row' }),
    rounds: h('div', { class: 'bet-row' }),
  } as const
  const element = h('div', { class: 'bet-grid arena-places' }, ...Object.values(rows))
  const spotOf = (place: ArenaPlace, hundredths: number): HTMLElement =>
    table.namedSpot({
      id: place,
      name: words.places[place] ?? place,
      odds: formats.hundredths(hundredths),
      className: `arena-spot arena-${place}`,
    })
  return {
    element,
    show: (bout: Bout): void => {
      const odds = oddsOfBout(title, bout)
      const focused = element.contains(document.activeElement)
        ? (document.activeElement as HTMLElement).dataset['place'] // one of the buttons below
        : undefined
      for (const [row, place] of Object.entries(rows)) {
        const own = placesOf(title).filter((one) => rowOf(one) === row)
        fill(place, ...own.map((one) => spotOf(one, odds.get(one) ?? 0)))
      }
      if (focused) element.querySelector<HTMLElement>(`[data-place="${focused}"]`)?.focus()
    },
  }
}
