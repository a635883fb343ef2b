import { expect, test } from 'vitest'
import { sitAndGoNow } from './sit-and-go-room.ts'

test.each([
  { who: { waiting: 0, playing: 0 }, now: { state: 'open', seatsTaken: 0, playing: 0 } },
  { who: { waiting: 2, playing: 0 }, now: { state: 'filling', seatsTaken: 2, playing: 0 } },
  { who: { waiting: 0, playing: 2 }, now: { state: 'running', seatsTaken: 0, playing: 2 } },
  // One runs while the next fills.
  { who: { waiting: 1, playing: 3 }, now: { state: 'filling', seatsTaken: 1, playing: 3 } },
  // All seats are taken, cards are not dealt yet.
  { who: { waiting: 3, playing: 0 }, now: { state: 'running', seatsTaken: 0, playing: 3 } },
  { who: { waiting: 4, playing: 3 }, now: { state: 'filling', seatsTaken: 1, playing: 6 } },
] as const)('CALL-46: of three seats, $who: $now', ({ who, now }) => {
  expect(sitAndGoNow(3, who)).toEqual(now)
})
