import { expect, test } from 'vitest'
import { modeIds } from './money-of-line.ts'
import { firstPlayOf, menuOf, playsOf } from './play-list.ts'

test.each([
  ['SSC', 'Last3Straight'],
  ['11X5', 'First3Straight'],
  ['PK10', 'First5Place'],
  ['LF_3D', 'Last3Straight'],
  ['LF_P5', 'P3Straight'],
  ['LHC', 'SpecialBallA'],
])('the desk of %s opens with the play %s', (rulesGroup, code) => {
  const plays = playsOf({ rulesGroup, prizeMode: 'LOTT' }, modeIds.traditional, new Set())
  expect(firstPlayOf(plays)?.code).toBe(code)
})

const groupsOf = (rulesGroup: string, modeId: number) =>
  menuOf(playsOf({ rulesGroup, prizeMode: 'LOTT' }, modeId, new Set())).map(({ plays }) => plays)

test('parts with a play each form one row of the menu, and larger parts a row each', () => {
  expect(groupsOf('SEA_FISH', modeIds.sea).map(({ length }) => length)).toEqual([3])
  expect(groupsOf('PCB', modeIds.traditional).length).toBeGreaterThan(1)
})
