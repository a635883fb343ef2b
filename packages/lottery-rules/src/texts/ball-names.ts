import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { Translate } from '@trevo/i18n/translate.ts'
import { ballText } from '../ball-texts.ts'
import type { Play, RowSpec } from '../play.ts'

/** The words of the lottery pages in one language. */
export type LotteryWords = Translate<AreaKey<'lottery'>>

/** The text key of a number; every number of such a row has a text. */
const keyed = (part: string, value: number): AreaKey<'lottery'> =>
  `lottery.${part}.${value}` as AreaKey<'lottery'>

type Naming = (t: LotteryWords, value: number) => string

const side: Naming = (t, value) => t(keyed('side', value))

/** Two sides in one ball: 02 is big and odd; the numbers of some rows start at 100. */
const sidesOf: Naming = (t, pair) =>
  `${side(t, Math.floor((pair % 100) / 10))} · ${side(t, pair % 10)}`

const colour: Naming = (t, value) => t(keyed('colour', value))
const pictures: Naming = (t, value) => t(keyed('picture', value))
const any: Naming = (t) => t('lottery.any')

/** By row label: the names of balls that represent something other than their number. */
const namings: Readonly<Record<string, Naming>> = {
  firstSides: side,
  lastSides: side,
  TwoSides: side,
  DigitSumSides: side,
  TailSides: side,
  compare: (t, value) => t(keyed('compare', value)),
  Bull: (t, value) =>
    value === 0 || value === 10 ? t(keyed('bull', value)) : t('lottery.bull', { count: value }),
  Poker: (t, value) => t(keyed('poker', value)),
  Baccarat: (t, value) => t(keyed('baccarat', value)),
  oddEven: (t, value) => t('lottery.oddEven', { odd: Math.floor(value / 10), even: value % 10 }),
  special: (t, value) => t(keyed('special', value)),
  Combined: sidesOf,
  Colour: colour,
  colour,
  Half: (t, value) => `${colour(t, Math.floor(value / 10))} · ${side(t, value % 10)}`,
  HalfHalf: (t, value) => `${colour(t, Math.floor(value / 100))} · ${sidesOf(t, value % 100)}`,
  HeadTail: (t, value) =>
    value < 20
      ? t('lottery.head', { count: value - 10 })
      : t('lottery.tail', { count: value - 20 }),
  animals: (t, value) => t(keyed('animal', value)),
  animalClasses: (t, value) => t(keyed('animalClass', value)),
  anyTriple: any,
  anyStraight: any,
  extreme: (t, value) => t(keyed('extreme', value)),
  pictures,
}

const namingOf = ({ label, balls }: RowSpec): Naming | undefined => {
  // Sides come one or two to a ball.
  if (label === 'sides') return balls.values.some((value) => value > 3) ? sidesOf : side
  return namings[label]
}

/** Whether the balls of a row have names instead of numbers. */
export const isNamed = (row: RowSpec): boolean => namingOf(row) !== undefined

/** The name of a ball: its number, or what it represents. */
export const ballName = (t: LotteryWords, row: RowSpec, ball: number): string =>
  namingOf(row)?.(t, ball) ?? ballText(row.balls, ball)

/** Labels that share the texts of another one. */
const sameWords: Readonly<Record<string, string>> = {
  TwoSides: 'sides',
  DigitSumSides: 'sides',
  TailSides: 'sides',
  Combined: 'sides',
  Bull: 'hand',
  Poker: 'hand',
  Baccarat: 'hand',
  Colour: 'colour',
  Half: 'colour',
  HalfHalf: 'colour',
  HeadTail: 'head',
  anyTriple: 'triples',
  anyStraight: 'straights',
  numbers: 'balls',
}

/** The name of a row at the desk. */
export const rowName = (t: LotteryWords, { label }: RowSpec): string => {
  const [, column] = /^column(\d)$/.exec(label) ?? []
  if (column) return t('lottery.row.column', { count: column })
  // A test proves that every label of the rules has a text.
  return t(`lottery.row.${sameWords[label] ?? label}` as AreaKey<'lottery'>)
}

/** The names of the places of an outcome that a member chooses between. */
export const placeName = (t: LotteryWords, { group }: Play, place: number): string => {
  const digits = ['tenThousands', 'thousands', 'hundreds', 'tens', 'ones']
  const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
  const lengths: Partial<Record<Play['group'], number>> = { SSC: 5, LF_P5: 5, LF_4D: 4, LF_3D: 3 }
  const length = lengths[group]
  const name = length === undefined ? ordinals[place] : digits[5 - length + place]
  return t(`lottery.row.${name}` as AreaKey<'lottery'>)
}
