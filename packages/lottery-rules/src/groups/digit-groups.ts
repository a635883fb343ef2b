import type { Group } from '../group.ts'
import { repeatedNumbers } from './drawn-groups.ts'

/** A number of digits from 0 to 9, each drawn independently. The last one has the slip digit 0. */
const digits = (
  code: Group['code'],
  gameGroupCode: Group['gameGroupCode'],
  length: number,
): Group =>
  repeatedNumbers({
    code,
    gameGroupCode,
    from: 0,
    to: 9,
    count: length,
    digitOf: (index) => length - 1 - index,
  })

/** Five digits: ten-thousands, thousands, hundreds, tens, ones. */
export const ssc = digits('SSC', 'SSC', 5)
/** Three, four and five digits daily. P5 is published with P3, its first three. */
export const lf3d = digits('LF_3D', 'LF', 3)
export const lf4d = digits('LF_4D', 'LF', 4)
export const lfP5 = digits('LF_P5', 'LF', 5)
/** Three digits that are added up: lucky 28. */
export const pcb = digits('PCB', 'PCB', 3)
/** Seven columns of a digit each. */
export const brColumns = digits('BR_COLUMNS', 'BR', 7)
