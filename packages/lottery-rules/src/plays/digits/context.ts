import { productOf, range, rising } from '../../counting.ts'
import type { Combination, Play, PlaceChoice, RowSpec } from '../../play.ts'
import { definePlay } from '../define-play.ts'
import { digitBalls, rowOf } from '../rows.ts'

/** Which digits plays are about: those at fixed places, or as many as the member chooses. */
export type DigitContext = {
  readonly group: Play['group']
  /** Beginning of the codes and name in the menu: "First3". */
  readonly name: string
  readonly reads?: readonly number[]
  readonly places?: PlaceChoice
  readonly prizeModes?: Play['prizeModes']
}

export type Ids<Name extends string> = Readonly<Partial<Record<Name, number>>>

type PlayParts = Pick<Parameters<typeof definePlay>[0], 'form' | 'tiers' | 'twin'>

/** Makes the plays that have an id; the others of the list are not offered there. */
export const playsWithIds = <Name extends string>(
  context: DigitContext,
  ids: Ids<Name>,
  makers: Readonly<Record<Name, { subGroup: string; rule: string; make: () => PlayParts }>>,
): readonly Play[] => {
  const { name } = context
  // The keys of the record above.
  return (Object.keys(makers) as Name[]).flatMap((key) => {
    const playId = ids[key]
    const { subGroup, rule, make } = makers[key]
    if (playId === undefined) return []
    return [definePlay({ ...context, playId, rule, menu: { group: name, subGroup }, ...make() })]
  })
}

const labels: Readonly<Record<number, readonly string[]>> = {
  3: ['hundreds', 'tens', 'ones'],
  4: ['thousands', 'hundreds', 'tens', 'ones'],
  5: ['tenThousands', 'thousands', 'hundreds', 'tens', 'ones'],
}

/** The rows of these places of a draw of `length` digits, the first one leftmost. */
export const digitRows = (reads: readonly number[], length: number): readonly RowSpec[] =>
  reads.map((place) => rowOf(labels[length]?.[place] ?? 'digits', digitBalls))

export const anyDigits: RowSpec = rowOf('digits', digitBalls)

const listed = new Map<number, readonly Combination[]>()

/** Every number of so many digits, listed once. */
export const numbersOf = (length: number): readonly Combination[] => {
  const numbers = listed.get(length) ?? [
    ...productOf(range(1, length).map(() => digitBalls.values)),
  ]
  listed.set(length, numbers)
  return numbers
}

export const isRising = (numbers: Combination): boolean =>
  String(rising(numbers)) === String(numbers)

/** How often each digit occurs, the most frequent first: 1,1,2 is "21". */
export const shapeOf = (digits: Combination): string =>
  [...new Set(digits)]
    .map((digit) => digits.filter((other) => other === digit).length)
    .toSorted((left, right) => right - left)
    .join('')
