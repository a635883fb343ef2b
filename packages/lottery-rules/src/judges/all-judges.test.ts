import { expect, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { allJudges } from './all-judges.ts'

test('every play has a judge of its own', () => {
  const unjudged = allPlays.filter(({ playId }) => !allJudges[playId])
  expect(unjudged.map(({ code }) => code)).toEqual([])
})
