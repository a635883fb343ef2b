import { ballText } from './ball-texts.ts'
import { getGroup } from './groups/all-groups.ts'
import type { Play, RowSpec, Selection } from './play.ts'

const writeRow = ({ balls }: RowSpec, row: readonly number[]): string => {
  if (row.length === 0) return '#'
  return row.map((ball) => ballText(balls, ball)).join(balls.join === '-' ? '-' : '')
}

const writeEntry = ({ balls }: RowSpec, entry: readonly number[]): string =>
  entry.map((ball) => ballText(balls, ball)).join('_')

/** The content that `readContent` parses into this selection. */
export const writeContent = (play: Play, { places, rows }: Omit<Selection, 'playId'>): string => {
  const prefix = play.places?.by === 'prefix' ? `${places.map((place) => place + 1).join('')}@` : ''
  const [first] = play.form.rows
  const body =
    first && play.form.entry === 'manual'
      ? rows.map((entry) => writeEntry(first, entry)).join(',')
      : play.form.rows.map((spec, index) => writeRow(spec, rows[index] ?? [])).join('_')
  return prefix + body
}

/** The last field of the slip's item: the chosen place, or the play's own; undefined if it has none. */
export const digitOfSelection = (
  play: Play,
  { places }: Pick<Selection, 'places'>,
): number | undefined => {
  const [place] = places
  return play.places?.by === 'digit' && place !== undefined
    ? getGroup(play.group).digitOf(place)
    : play.digit
}
