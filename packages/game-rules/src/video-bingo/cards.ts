import { cardsOfSet } from '../common/card-set.ts'
import {
  ballCount,
  cardCount,
  cellCount,
  columnCount,
  rowCount,
  type CardState,
  type BingoPattern,
  type VideoBingoTitle,
} from './types.ts'

/** The four cards of a set; no number is on two of them. */
export const videoBingoCards = (cardSet: number): readonly (readonly number[])[] =>
  cardsOfSet(cardSet, {
    cardCount,
    rowCount,
    columnCount,
    numbersPerColumn: ballCount / columnCount,
  })

const bitsOf = (places: readonly number[]): number =>
  places.reduce((bits, place) => bits | (1 << place), 0)

const kept = new WeakMap<VideoBingoTitle, readonly (BingoPattern | undefined)[]>()

/** The most valuable pattern for each of the 2^15 ways to mark a card, by its bits. */
export const bestPatterns = (title: VideoBingoTitle): readonly (BingoPattern | undefined)[] => {
  const known = kept.get(title)
  if (known) return known
  const dearest = title.patterns
    .toSorted((one, other) => other.pays - one.pays)
    .map((pattern) => ({ pattern, forms: pattern.forms.map(bitsOf) }))
  const table = Array.from(
    { length: 2 ** cellCount },
    (_, bits) => dearest.find(({ forms }) => forms.some((form) => (bits & form) === form))?.pattern,
  )
  kept.set(title, table)
  return table
}

/** The state of a card after the balls drawn. */
export const cardState = (
  title: VideoBingoTitle,
  numbers: readonly number[],
  drawn: ReadonlySet<number>,
): CardState => {
  const best = bestPatterns(title)
  const marked = numbers.flatMap((number, place) => (drawn.has(number) ? [place] : []))
  const bits = bitsOf(marked)
  const pays = best[bits]?.pays ?? 0
  const waitsFor = numbers.flatMap((number, place) => {
    const raised = best[bits | (1 << place)]?.pays ?? 0
    return raised > pays ? [{ number, pays: raised }] : []
  })
  return { numbers, marked, pattern: best[bits]?.id ?? null, pays, waitsFor }
}
