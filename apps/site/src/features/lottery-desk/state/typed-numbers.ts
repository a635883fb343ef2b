import { findBallTexts } from '@trevo/lottery-rules/ball-texts.ts'
import type { Play, Rows, RowSpec } from '@trevo/lottery-rules/play.ts'

export type TypedFault = {
  /** Which number, counted from 1, and the position in the text where it begins, from 1. */
  readonly position: number
  readonly at: number
  readonly text: string
  readonly reason: 'length' | 'unknown' | 'impossible'
}

export type Typed = {
  readonly entries: Rows
  /** The first errors; `faultCount` is the total. */
  readonly faults: readonly TypedFault[]
  readonly faultCount: number
  /** How many duplicates were left out. */
  readonly repeated: number
}

export const faultsShown = 20
/** How many characters of a text are read at once. */
export const typedLengthMax = 1_000_000

const read = (text: string, spec: RowSpec): readonly number[] | 'length' | 'unknown' => {
  const { width } = spec.balls
  const numberOf = findBallTexts(spec.balls)
  const parts = /[\s_.-]/.test(text) ? text.split(/[\s_.-]+/) : chop(text, width)
  const numbers: number[] = []
  for (const part of parts) {
    const number = numberOf.get(part.padStart(width, '0'))
    if (number === undefined) return 'unknown'
    numbers.push(number)
  }
  return numbers.length < spec.min || numbers.length > spec.max ? 'length' : numbers
}

const chop = (text: string, width: number): string[] => {
  const parts: string[] = []
  for (let at = 0; at < text.length; at += width) parts.push(text.slice(at, at + width))
  return parts
}

/**
 * Single digits need no separator, so a space ends a number; two-digit numbers are separated by
 * spaces, and a comma or a line break ends an entry.
 */
const entryPattern = (spec: RowSpec): RegExp =>
  spec.balls.width === 1 ? /[^\s,;|/]+/g : /[^\n\r,;|/]+/g

const rising = (numbers: readonly number[]): readonly number[] =>
  numbers.toSorted((left, right) => left - right)

/** The entry in the order in which the play buys it; undefined if it is impossible. */
export const possible = (play: Play, numbers: readonly number[]): readonly number[] | undefined => {
  const { isPossible } = play.form
  if (isPossible?.(numbers) !== false) return numbers
  const sorted = rising(numbers)
  return isPossible(sorted) ? sorted : undefined
}

/** Reads numbers as people type and paste them: thousands at once, each error with its position. */
export const readTyped = (play: Play, text: string): Typed => {
  const [spec] = play.form.rows
  const faults: TypedFault[] = []
  const entries: (readonly number[])[] = []
  const known = new Set<string>()
  let [position, faultCount, repeated] = [0, 0, 0]
  if (!spec) return { entries, faults, faultCount, repeated }
  const fail = (reason: TypedFault['reason'], token: string, at: number) => {
    faultCount += 1
    if (faults.length < faultsShown) faults.push({ position, at: at + 1, text: token, reason })
  }
  for (const match of text.slice(0, typedLengthMax).matchAll(entryPattern(spec))) {
    const token = match[0].trim()
    if (token === '') continue
    position += 1
    const numbers = read(token, spec)
    if (typeof numbers === 'string') {
      fail(numbers, token, match.index)
      continue
    }
    const entry = possible(play, numbers)
    if (!entry) {
      fail('impossible', token, match.index)
      continue
    }
    const key = entry.join(',')
    if (known.has(key)) repeated += 1
    else {
      known.add(key)
      entries.push(entry)
    }
  }
  return { entries, faults, faultCount, repeated }
}
