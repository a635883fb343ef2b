import type { Group, GroupCode } from '../group.ts'
import { ssc } from './digit-groups.ts'

export const allGroups: readonly Group[] = [ssc]

const byCode = new Map(allGroups.map((group) => [group.code, group]))

export const findGroup = (code: string): Group | undefined =>
  // A text that is no code finds nothing.
  byCode.get(code as GroupCode)

/** As `findGroup`. Throws RangeError when there is no such group. */
export const getGroup = (code: GroupCode): Group => {
  const group = byCode.get(code)
  if (!group) throw new RangeError(`no group of lotteries is called ${code}`)
  return group
}
