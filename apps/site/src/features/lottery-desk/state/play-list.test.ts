import { expect, test } from 'vitest'
import { modeIds } from './money-of-line.ts'
import { firstPlayOf, playsOf } from './play-list.ts'

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
