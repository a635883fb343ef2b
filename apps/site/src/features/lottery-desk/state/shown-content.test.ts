import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { expect, test } from 'vitest'
import { shownContent } from './shown-content.ts'

const play = listPlays('SSC').find(({ form }) => form.entry === 'manual')!
const contentOf = (rows: readonly (readonly number[])[]) =>
  shownContent((key) => key, { play, selection: { playId: play.playId, places: [], rows } })

test('of typed numbers the first four are shown, and how many more there are', () => {
  const width = 5
  const typed = [1, 2, 3, 4, 5, 6].map((digit) => Array.from({ length: width }, () => digit))
  const four = ['11111', '22222', '33333', '44444']
  expect(contentOf(typed.slice(0, 4))).toEqual(four)
  expect(contentOf(typed)).toEqual([...four, '+2'])
})
