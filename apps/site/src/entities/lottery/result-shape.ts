import { allGroups } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Group, GroupCode, Numbers } from '@trevo/lottery-rules/group.ts'
import { hasPictures } from './read-numbers.ts'

/** How the results of a lottery are displayed and counted. */
export type ResultShape = {
  readonly group: Group
  /** The possible balls or digits, ascending. */
  readonly values: readonly number[]
  /** How many digits a ball is written with. */
  readonly width: number
  /** Its values represent pictures, so sums are meaningless. */
  readonly hasPictures: boolean
  /** Places that can be shown one by one; empty if the order of the numbers does not matter. */
  readonly placeCount: number
  /** The values at the places; for prizes the digits of the first one. */
  readonly placesOf: (numbers: Numbers) => Numbers
  /** The probability of a number at one place, and anywhere. */
  readonly chanceAtPlace: number
  readonly chanceAnywhere: number
}

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

type Kind = {
  readonly from: number
  readonly to: number
  readonly draw: 'each' | 'distinct' | 'set'
}

const digits: Kind = { from: 0, to: 9, draw: 'each' }

const kinds: Readonly<Record<GroupCode, Kind>> = {
  SSC: digits,
  '11X5': { from: 1, to: 11, draw: 'distinct' },
  LF_3D: digits,
  LF_4D: digits,
  LF_P5: digits,
  PK10: { from: 1, to: 10, draw: 'distinct' },
  LHC: { from: 1, to: 49, draw: 'distinct' },
  K3: { from: 1, to: 6, draw: 'each' },
  PCB: digits,
  VN_NORTH: digits,
  VN_CENTRAL: digits,
  VN_SOUTH: digits,
  SEA_THAI: digits,
  SEA_LAO: digits,
  SEA_VN: digits,
  SEA_FISH: { from: 0, to: 5, draw: 'each' },
  BR_6_60: { from: 1, to: 60, draw: 'set' },
  BR_5_80: { from: 1, to: 80, draw: 'set' },
  BR_15_25: { from: 1, to: 25, draw: 'set' },
  BR_COLUMNS: digits,
}

/** How many digits the special prize has. */
const prizeDigits: Readonly<Partial<Record<GroupCode, number>>> = {
  VN_NORTH: 5,
  VN_CENTRAL: 6,
  VN_SOUTH: 6,
}

const shapeOf = (group: Group): ResultShape => {
  const { from, to, draw } = kinds[group.code]
  const values = span(from, to)
  const ofPrize = prizeDigits[group.code]
  const length = ofPrize ?? group.length
  const count = values.length
  return {
    group,
    values,
    width: draw === 'each' ? 1 : 2,
    hasPictures: hasPictures(group.code),
    placeCount: draw === 'set' ? 0 : length,
    placesOf: (numbers) =>
      ofPrize === undefined
        ? numbers
        : [...String(numbers[0] ?? 0).padStart(ofPrize, '0')].map(Number),
    chanceAtPlace: 1 / count,
    chanceAnywhere: draw === 'each' ? 1 - (1 - 1 / count) ** length : length / count,
  }
}

const shapes = new Map<string, ResultShape>(allGroups.map((group) => [group.code, shapeOf(group)]))

/** How a lottery with these rules is displayed; undefined for rules that this version does not know. */
export const findShape = (rulesGroup: string): ResultShape | undefined => shapes.get(rulesGroup)

/** A ball's value as written on the ball. */
export const ballText = ({ width }: Pick<ResultShape, 'width'>, value: number): string =>
  String(value).padStart(width, '0')
