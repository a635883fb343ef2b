import { distinctNumbers, repeatedNumbers } from './drawn-groups.ts'

/** Five of eleven, in order: 11 × 10 × 9 × 8 × 7 outcomes. At series 1980 a prize is fair. */
export const elevenFive = distinctNumbers({
  code: '11X5',
  gameGroupCode: '11X5',
  from: 1,
  to: 11,
  count: 5,
  outcomeCount: 55_440n,
  seriesBase: 990,
  digitOf: (index) => 4 - index,
})

/** Ten cars in order of arrival: 10!. */
export const pk10 = distinctNumbers({
  code: 'PK10',
  gameGroupCode: 'PK10',
  from: 1,
  to: 10,
  count: 10,
  outcomeCount: 3_628_800n,
  digitOf: (index) => index,
})

/** Seven of 49 in order, the last one special: 49 × 48 × … × 43. */
export const lhc = distinctNumbers({
  code: 'LHC',
  gameGroupCode: 'LHC',
  from: 1,
  to: 49,
  count: 7,
  outcomeCount: 432_938_943_360n,
})

/** Three dice in order. */
export const k3 = repeatedNumbers({ code: 'K3', gameGroupCode: 'K3', from: 1, to: 6, count: 3 })

/** The forms that Brazilians know; only which numbers came counts. */
export const brSix = distinctNumbers({
  code: 'BR_6_60',
  gameGroupCode: 'BR',
  from: 1,
  to: 60,
  count: 6,
  outcomeCount: 50_063_860n,
  isSet: true,
})
export const brFive = distinctNumbers({
  code: 'BR_5_80',
  gameGroupCode: 'BR',
  from: 1,
  to: 80,
  count: 5,
  outcomeCount: 24_040_016n,
  isSet: true,
})
export const brFifteen = distinctNumbers({
  code: 'BR_15_25',
  gameGroupCode: 'BR',
  from: 1,
  to: 25,
  count: 15,
  outcomeCount: 3_268_760n,
  isSet: true,
})
