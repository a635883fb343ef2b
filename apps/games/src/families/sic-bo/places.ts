import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { placesById, returnOfTotal } from '@trevo/game-rules/sic-bo/places.ts'
import { placeNames } from '@trevo/game-rules/sic-bo/texts.ts'
import type { Place, SicBoTitle } from '@trevo/game-rules/sic-bo/types.ts'
import { h } from '../../controls/h.ts'
import type { Betting } from '../../widgets/table/create-betting.ts'
import { roveByArrows } from '../../widgets/table/rove-by-arrows.ts'
import type { BoardContext } from '../board.ts'
import { drawDie } from './draw-die.ts'
import type { Words } from './words.ts'

type Context = Pick<BoardContext<SicBoTitle>, 'title' | 'language'>

const ranges: Readonly<Record<string, string>> = { small: '4–10', big: '11–17' }
const countOfFace = { single: 1, pair: 1, double: 2, triple: 3 } as const

const named = (name: string, under: string): HTMLElement =>
  h('span', {}, `${name} `, h('small', {}, under))

const contentOf = (
  { title, language }: Context,
  words: Words,
  { kind, id, numbers }: Place,
): HTMLElement => {
  const { returns } = title.maths
  switch (kind) {
    case 'even-chance':
      return named(words.short[id] ?? id, ranges[id] ?? '1:1')
    case 'total': {
      const [total = 0] = numbers
      return named(String(total), oddsText(language, returnOfTotal(returns, total)))
    }
    case 'any-triple':
      return named(words.short[kind] ?? kind, oddsText(language, returns.anyTriple))
    default: {
      const length = countOfFace[kind]
      const faces = numbers.flatMap((face) => Array.from({ length }, () => drawDie(face)))
      return h('span', { class: 'spot-dice' }, ...faces)
    }
  }
}

/** The visible text of a bet comes first, as speech control needs it; then its full name. */
const labelOf = (context: Context, words: Words, place: Place): string => {
  const shown = contentOf(context, words, place).textContent ?? ''
  const name = placeNames(place)[context.language]
  return shown === '' ? name : `${shown}: ${name}`
}

/** The fifty-two bets in groups, each with its odds; one tab stop. */
export const createPlaces = (context: Context, words: Words, betting: Betting): HTMLElement => {
  const { language } = context
  const { returns } = context.title.maths
  const places = [...placesById.values()]
  const odds = (hundredths: number): string => oddsText(language, hundredths)
  const spotOf = (place: Place): HTMLElement =>
    betting.spot({
      id: place.id,
      label: labelOf(context, words, place),
      content: [contentOf(context, words, place)],
      className: `sic-spot ${place.kind}`,
    })
  const group = (className: string, kind: Place['kind'], heading?: string, pays?: string) => {
    const spots = places.filter((place) => place.kind === kind).map(spotOf)
    const note = pays === undefined ? undefined : h('b', {}, pays)
    const line = heading ? h('p', { class: 'sic-heading' }, heading, note) : undefined
    return h(
      'div',
      { class: `sic-group ${className}` },
      line,
      h('div', { class: 'sic-row' }, ...spots),
    )
  }
  const element = h(
    'div',
    { class: 'sic-table', role: 'group', 'aria-label': words.ready },
    group('chances', 'even-chance'),
    group('totals', 'total', words.totals),
    group('singles', 'single', words.singles, words.singleOdds(returns.single.map(odds))),
    group('doubles', 'double', words.doubles, odds(returns.double)),
    group('pairs', 'pair', words.pairs, odds(returns.pair)),
    group('triples', 'triple', words.triples, odds(returns.triple)),
    group('any', 'any-triple'),
  )
  roveByArrows(element, [...element.querySelectorAll('button')])
  return element
}
