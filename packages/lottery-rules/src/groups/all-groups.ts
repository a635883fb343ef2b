import type { Group, GroupCode } from '../group.ts'
import { brFifteen, brFive, brSix, elevenFive, k3, lhc, pk10 } from './ball-groups.ts'
import { brColumns, lf3d, lf4d, lfP5, pcb, ssc } from './digit-groups.ts'
import { seaFish, seaLao, seaThai, seaVn, vnCentral, vnNorth, vnSouth } from './prize-groups.ts'

export const allGroups: readonly Group[] = [
  ssc,
  elevenFive,
  lf3d,
  lf4d,
  lfP5,
  pk10,
  lhc,
  k3,
  pcb,
  vnNorth,
  vnCentral,
  vnSouth,
  seaThai,
  seaLao,
  seaVn,
  seaFish,
  brSix,
  brFive,
  brFifteen,
  brColumns,
]

const byCode = new Map(allGroups.map((group) => [group.code, group]))

export const findGroup = (code: string): Group | undefined =>
  // A text that is not a code finds nothing.
  byCode.get(code as GroupCode)

/** Like `findGroup`. Throws RangeError if there is no such group. */
export const getGroup = (code: GroupCode): Group => {
  const group = byCode.get(code)
  if (!group) throw new RangeError(`no group of lotteries is called ${code}`)
  return group
}
