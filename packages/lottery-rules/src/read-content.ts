import { getGroup } from './groups/all-groups.ts'
import type {
  ContentReading,
  ContentRefusal,
  ContentRefusalCode,
  Play,
  RowSpec,
  Rows,
} from './play.ts'
import { findBallTexts } from './ball-texts.ts'
import { finish, type Steps } from './steps.ts'

type Read<Value> = Value | ContentRefusal

const isRefusal = (read: object): read is ContentRefusal => 'code' in read
const refuse = (code: ContentRefusalCode, at: number): ContentRefusal => ({ code, at })

/** The pieces of a text, each with the position where it begins. */
const pieces = (text: string, separator: string, from: number): { text: string; at: number }[] => {
  let at = from
  return text.split(separator).map((piece) => {
    const here = { text: piece, at }
    at += piece.length + separator.length
    return here
  })
}

const ballTextsIn = ({ balls }: RowSpec, text: string, at: number) => {
  if (balls.join === 'one') return [{ text, at }]
  if (balls.join === '-') return pieces(text, '-', at)
  const { width } = balls
  const count = Math.ceil(text.length / width)
  return Array.from({ length: count }, (_, index) => ({
    text: text.slice(index * width, (index + 1) * width),
    at: at + index * width,
  }))
}

/** One row: its balls ascending, without duplicates; "#" is a row without balls. */
const readRow = (spec: RowSpec, text: string, at: number): Read<number[]> => {
  if (text === '#' && spec.min === 0) return []
  if (text === '') return refuse('too_few_balls', at)
  const numberOf = findBallTexts(spec.balls)
  const balls: number[] = []
  for (const piece of ballTextsIn(spec, text, at)) {
    const ball = numberOf.get(piece.text)
    if (ball === undefined) return refuse('unknown_ball', piece.at)
    const last = balls.at(-1)
    if (last !== undefined && ball === last) return refuse('ball_repeated', piece.at)
    if (last !== undefined && ball < last) {
      return refuse(balls.includes(ball) ? 'ball_repeated' : 'ball_order', piece.at)
    }
    if (balls.length === spec.max) return refuse('too_many_balls', piece.at)
    balls.push(ball)
  }
  return balls.length < spec.min ? refuse('too_few_balls', at + text.length) : balls
}

const readRows = (specs: readonly RowSpec[], text: string, at: number): Read<Rows> => {
  const texts = specs.length === 1 ? [{ text, at }] : pieces(text, '_', at)
  if (texts.length !== specs.length) {
    return refuse('row_count', texts[specs.length]?.at ?? at + text.length)
  }
  const rows: number[][] = []
  for (const [index, spec] of specs.entries()) {
    const piece = texts[index] ?? { text: '', at }
    const row = readRow(spec, piece.text, piece.at)
    if (isRefusal(row)) return row
    rows.push(row)
  }
  return rows
}

const readEntry = (play: Play, spec: RowSpec, text: string, at: number): Read<number[]> => {
  const numberOf = findBallTexts(spec.balls)
  const entry: number[] = []
  for (const piece of pieces(text, '_', at)) {
    const ball = numberOf.get(piece.text)
    if (ball === undefined) return refuse('unknown_ball', piece.at)
    if (entry.length === spec.max) return refuse('entry_length', piece.at)
    entry.push(ball)
  }
  if (entry.length < spec.min) return refuse('entry_length', at + text.length)
  return play.form.isPossible?.(entry) === false ? refuse('entry_impossible', at) : entry
}

/** How many entries are read before yielding. */
const entriesOfStep = 500

/** The pieces of a text one by one, because a list of a million of them would be made in one go. */
function* piecesOf(text: string, separator: string, from: number) {
  for (let begin = 0; begin <= text.length;) {
    const found = text.indexOf(separator, begin)
    const end = found < 0 ? text.length : found
    yield { text: text.slice(begin, end), at: from + begin }
    begin = end + separator.length
  }
}

function* readEntries(play: Play, text: string, from: number): Steps<Read<Rows>> {
  const [spec] = play.form.rows
  if (!spec) throw new RangeError(`play ${play.playId} has no row to type into`)
  const known = new Set<string>()
  const entries: number[][] = []
  for (const piece of piecesOf(text, ',', from)) {
    if (entries.length % entriesOfStep === entriesOfStep - 1) yield
    const entry = readEntry(play, spec, piece.text, piece.at)
    if (isRefusal(entry)) return entry
    if (known.has(piece.text)) return refuse('entry_repeated', piece.at)
    known.add(piece.text)
    entries.push(entry)
  }
  return entries
}

/** "123@" means the first three places, counted from 1; the rest of the text is the content. */
const readPrefix = (play: Play, text: string): Read<{ places: number[]; at: number }> => {
  const choice = play.places
  if (choice?.by !== 'prefix') return { places: [], at: 0 }
  const end = text.indexOf('@')
  if (end < 0) return refuse('places', 0)
  const places: number[] = []
  for (const [index, written] of text.slice(0, end).split('').entries()) {
    const place = /^[1-9]$/.test(written) ? Number(written) - 1 : -1
    if (!choice.from.includes(place) || place <= (places.at(-1) ?? -1)) {
      return refuse('places', index)
    }
    places.push(place)
  }
  return places.length < choice.size ? refuse('places', end) : { places, at: end + 1 }
}

/** The place that a slip's digit names, for plays whose row it selects. */
const placesOfDigit = (play: Play, digit: number | undefined, at: number): Read<number[]> => {
  if (play.places?.by !== 'digit') {
    return digit === undefined || digit === play.digit ? [] : refuse('digit', at)
  }
  const { digitOf } = getGroup(play.group)
  const place = play.places.from.find((index) => digitOf(index) === digit)
  return place === undefined || digit === undefined ? refuse('digit', at) : [place]
}

/**
 * Parses the content of one item of a slip (reference 4.4). One bet has one content: balls are
 * ascending within a row and not repeated, so that `writeContent` reproduces what was parsed. `digit`
 * is the last field of the item: required if it names the place, otherwise it must be the play's own
 * or omitted.
 */
export const readContent = (play: Play, content: string, digit?: number): ContentReading =>
  finish(readContentInSteps(play, content, digit))

/** The same, yielding after some hundred typed entries. */
export function* readContentInSteps(
  play: Play,
  content: string,
  digit?: number,
): Steps<ContentReading> {
  const reading = yield* readSelection(play, content, digit)
  return isRefusal(reading)
    ? { ok: false, refusal: reading }
    : { ok: true, selection: { playId: play.playId, ...reading } }
}

function* readSelection(
  play: Play,
  content: string,
  digit: number | undefined,
): Steps<Read<{ places: readonly number[]; rows: Rows }>> {
  if (content === '') return refuse('empty', 0)
  const prefix = readPrefix(play, content)
  if (isRefusal(prefix)) return prefix
  const ofDigit = placesOfDigit(play, digit, content.length)
  if (isRefusal(ofDigit)) return ofDigit
  const body = content.slice(prefix.at)
  const { form } = play
  const rows =
    form.entry === 'manual'
      ? yield* readEntries(play, body, prefix.at)
      : readRows(form.rows, body, prefix.at)
  if (isRefusal(rows)) return rows
  if (form.count(rows) === 0) return refuse('no_stake', content.length)
  return { places: [...prefix.places, ...ofDigit], rows }
}
