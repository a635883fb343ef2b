import { doubleZero, type Pocket, type WheelKind } from './types.ts'

// Clockwise from zero, as the wheels are made.
const orders: Readonly<Record<WheelKind, readonly Pocket[]>> = {
  european: [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
    31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
  ],
  american: [
    0,
    28,
    9,
    26,
    30,
    11,
    7,
    20,
    32,
    17,
    5,
    22,
    34,
    15,
    3,
    24,
    36,
    13,
    1,
    doubleZero,
    27,
    10,
    25,
    29,
    12,
    8,
    19,
    31,
    18,
    6,
    21,
    33,
    16,
    4,
    23,
    35,
    14,
    2,
  ],
}

/** The pockets of a wheel, clockwise from zero. */
export const pocketsOf = (wheel: WheelKind): readonly Pocket[] => orders[wheel]

const redNumbers = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type PocketColour = 'red' | 'black' | 'green'

/** The colour of a pocket. */
export const colourOf = (pocket: Pocket): PocketColour => {
  if (isZero(pocket)) return 'green'
  return redNumbers.has(pocket) ? 'red' : 'black'
}

/** Whether zero or double zero. */
export const isZero = (pocket: Pocket): boolean => pocket === 0 || pocket === doubleZero

/** The text in a pocket. */
export const pocketText = (pocket: Pocket): string =>
  pocket === doubleZero ? '00' : String(pocket)
