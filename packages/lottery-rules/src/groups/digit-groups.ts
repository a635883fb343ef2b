import type { Group } from '../group.ts'
import { numberList } from './write-numbers.ts'

/** So many digits from 0 to 9, each drawn on its own. The last one has the slip digit 0. */
const digits = (
  code: Group['code'],
  gameGroupCode: Group['gameGroupCode'],
  length: number,
): Group => ({
  code,
  gameGroupCode,
  length,
  outcomeCount: 10n ** BigInt(length),
  seriesBase: 1000,
  draw: (chance) => Array.from({ length }, () => chance.nextInt(10)),
  ...numberList({ length, from: 0, to: 9, isDistinct: false }),
  digitOf: (index) => length - 1 - index,
})

/** Five digits: ten-thousands, thousands, hundreds, tens, ones. */
export const ssc = digits('SSC', 'SSC', 5)
