import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { expect, test } from 'vitest'
import { stackOfOwn } from './read-view.ts'

const viewOf = (change: object): CardTableView =>
  ({
    mySeat: 4,
    seats: [
      { seat: 2, place: 0, stack: '50.00' },
      { seat: 4, place: 1, stack: '40.00' },
    ],
    play: null,
    ...change,
  }) as unknown as CardTableView // the rest is not read

test('before a deal a seat has its stack', () => {
  expect(stackOfOwn(viewOf({}))).toBe(400_000n)
})

test('during a deal it has what it has not bet: the head and the seat show the same', () => {
  const play = { seats: [{ stackMinor: '480000' }, { stackMinor: '395000' }] }
  expect(stackOfOwn(viewOf({ play }))).toBe(395_000n)
})

test('who waits for the next deal has the stack that was brought, who has no seat none', () => {
  const play = { seats: [{ stackMinor: '480000' }] }
  const seats = [{ seat: 4, place: null, stack: '40.00' }]
  expect(stackOfOwn(viewOf({ play, seats }))).toBe(400_000n)
  expect(stackOfOwn(viewOf({ mySeat: 7 }))).toBeUndefined()
})
