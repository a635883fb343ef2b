import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { expect, test } from 'vitest'
import { countHits, countOut, entriesToShow } from './count-hits.ts'

test.each([
  {
    is: 'places, for any number of balls in one',
    play: 21,
    met: [[true, true], [false], [true]],
    hits: 2,
  },
  { is: 'balls of a row', play: 9600, met: [[true, false, true, true]], hits: 3 },
  {
    is: 'the best of what was typed',
    play: 91,
    met: [
      [true, false, false],
      [true, true, false],
    ],
    hits: 2,
  },
])('the numbers that count as hits are $is', ({ play: playId, met, hits }) => {
  const play = findPlay(playId)
  if (!play) throw new RangeError(`no play ${playId}`)
  expect(countHits(play, met)).toBe(hits)
})

test('of many typed entries those with the most hits are shown, as they were typed', () => {
  const met = Array.from({ length: 20 }, (_, index) => [index === 19, index >= 18])
  expect(entriesToShow(met)).toEqual({ shown: [0, 1, 2, 3, 4, 5, 18, 19], left: 12 })
})

test('a published number of several digits is several numbers of the outcome', () => {
  expect(countOut('1,2,3,4,5', 2, 5)).toBe(2)
  expect(countOut('123456,78', 1, 8)).toBe(6)
  expect(countOut('123456,78', 0, 8)).toBe(0)
})
