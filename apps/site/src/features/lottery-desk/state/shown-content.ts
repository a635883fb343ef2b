import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { Translate } from '@trevo/i18n/translate.ts'
import { ballText } from '@trevo/lottery-rules/ball-texts.ts'
import { ballName, isNamed, placeName } from '@trevo/lottery-rules/texts/ball-names.ts'
import type { CartLine } from './cart.ts'

const entriesShown = 4

/** The content of a line, row by row, short enough to be read at a glance. */
export const shownContent = (
  words: Translate<AreaKey<'lottery'>>,
  { play, selection }: Pick<CartLine, 'play' | 'selection'>,
): readonly string[] => {
  const places = selection.places.map((place) => placeName(words, play, place))
  const { rows, entry } = play.form
  const [first] = rows
  if (entry === 'manual' && first) {
    const shown = selection.rows
      .slice(0, entriesShown)
      .map((numbers) =>
        numbers
          .map((number) => ballText(first.balls, number))
          .join(first.balls.width === 1 ? '' : ' '),
      )
    const left = selection.rows.length - shown.length
    return [...places, ...shown, ...(left > 0 ? [`+${left}`] : [])]
  }
  return [
    ...places,
    ...rows.map((spec, index) => {
      const balls = selection.rows[index] ?? []
      if (balls.length === 0) return '–'
      return balls
        .map((ball) => (isNamed(spec) ? ballName(words, spec, ball) : ballText(spec.balls, ball)))
        .join(isNamed(spec) ? ', ' : ' ')
    }),
  ]
}
