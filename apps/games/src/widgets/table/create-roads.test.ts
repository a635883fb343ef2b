import { expect, it } from 'vitest'
import { bigRoadOf } from './create-roads.ts'

const road = (tones: string) =>
  bigRoadOf([...tones].map((one) => (one === 'P' ? 'one' : one === 'B' ? 'other' : 'tie'))).map(
    ({ column, row, ties }) => [column, row, ties],
  )

it('a streak goes down, a change begins a column, a tie is counted on the last result', () => {
  expect(road('PPBT')).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
  ])
})

it('a tie before any result is in no cell', () => {
  expect(road('TTP')).toEqual([[0, 0, 0]])
})

it('a long streak turns at the bottom, and the next streak begins beside its top', () => {
  expect(road('PPPPPPPP').slice(-3)).toEqual([
    [0, 5, 0],
    [1, 5, 0],
    [2, 5, 0],
  ])
  expect(road('PPPPPPPPB').at(-1)).toEqual([1, 0, 0])
  expect(road('PPPPPPPBBBBBB').at(-1)).toEqual([2, 4, 0])
})
