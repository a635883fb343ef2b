import { ballText } from '../ball-texts.ts'
import type { Play, Selection } from '../play.ts'
import { readContent } from '../read-content.ts'
import { ballName, placeName, rowName, type LotteryWords } from './ball-names.ts'

/** So many typed entries are written out; a line can have a million of them. */
export const entriesDescribedMax = 40

/** The names of the marked balls; of several rows each with its own name, without the empty ones. */
const describeRows = (t: LotteryWords, { form }: Play, rows: Selection['rows']): string =>
  form.rows
    .flatMap((row, index) => {
      const balls = rows[index] ?? []
      if (balls.length === 0) return []
      const names = balls.map((ball) => ballName(t, row, ball)).join(', ')
      return [form.rows.length > 1 ? `${rowName(t, row)}: ${names}` : names]
    })
    .join(' · ')

type Entries = { readonly shown: readonly (readonly string[])[]; readonly count: number }

/** Typed entries: digits are read as one number, other numbers one by one. */
const describeEntries = (t: LotteryWords, { form }: Play, { shown, count }: Entries): string => {
  const isDigits = form.rows[0]?.balls.width === 1
  const text = shown.map((entry) => entry.join(isDigits ? '' : ' ')).join(', ')
  const left = count - shown.length
  return left > 0 ? `${text} ${t('common.andMore', { count: left })}` : text
}

/** The chosen places before what is staked on there. */
const atPlaces = (t: LotteryWords, play: Play, places: readonly number[], text: string): string =>
  places.length === 0
    ? text
    : `${places.map((place) => placeName(t, play, place)).join(' + ')}: ${text}`

const describeMarked = (t: LotteryWords, play: Play, selection: Omit<Selection, 'playId'>) =>
  atPlaces(t, play, selection.places, describeRows(t, play, selection.rows))

/** What a selection stakes on, in words: its places, then its numbers by the names that they have. */
export const describeSelection = (
  t: LotteryWords,
  play: Play,
  selection: Omit<Selection, 'playId'>,
): string => {
  const [row] = play.form.rows
  if (play.form.entry !== 'manual' || !row) return describeMarked(t, play, selection)
  const { places, rows } = selection
  const shown = rows
    .slice(0, entriesDescribedMax)
    .map((entry) => entry.map((ball) => ballText(row.balls, ball)))
  return atPlaces(t, play, places, describeEntries(t, play, { shown, count: rows.length }))
}

const countEntries = (body: string): number => {
  let count = 1
  for (let at = body.indexOf(','); at >= 0; at = body.indexOf(',', at + 1)) count += 1
  return count
}

/** Typed entries as they are in the content: reading a million of them would take a second. */
const describeTyped = (t: LotteryWords, play: Play, content: string): string => {
  const end = content.indexOf('@')
  const places = content
    .slice(0, Math.max(0, end))
    .split('')
    .map((place) => Number(place) - 1)
  const body = content.slice(end + 1)
  const shown = body.split(',', entriesDescribedMax).map((entry) => entry.split('_'))
  return atPlaces(t, play, places, describeEntries(t, play, { shown, count: countEntries(body) }))
}

/**
 * The same for the content of one item as `writeContent` writes it, with the digit that names its
 * place; undefined if it is not a content of the play.
 */
export const describeContent = (
  t: LotteryWords,
  play: Play,
  content: string,
  digit?: number,
): string | undefined => {
  if (play.form.entry === 'manual') return describeTyped(t, play, content)
  const reading = readContent(play, content, digit)
  return reading.ok ? describeMarked(t, play, reading.selection) : undefined
}
