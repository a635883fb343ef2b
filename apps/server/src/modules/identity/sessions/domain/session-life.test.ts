import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { expiresAt, idleMsMax, isAliveAt, isDueToBeSeen, lifeMsMax } from './session-life.ts'

const start = Date.UTC(2030, 0, 1)
const times = (createdMs: number, seenMs: number) => ({
  createdAt: new Date(start + createdMs),
  seenAt: new Date(start + seenMs),
})

it('a session never outlives 30 minutes without use nor 12 hours in total, whenever it was used', () => {
  fc.assert(
    fc.property(fc.nat(lifeMsMax), fc.nat(2 * lifeMsMax), (seenMs, askedMs) => {
      const alive = isAliveAt(times(0, seenMs), new Date(start + askedMs))
      expect(alive).toBe(askedMs < seenMs + idleMsMax && askedMs < lifeMsMax)
    }),
  )
})

it('the instant of expiry itself is too late', () => {
  const session = times(0, 0)
  expect(isAliveAt(session, expiresAt(session))).toBe(false)
})

it('use is stored once a minute', () => {
  const session = times(0, 0)
  expect(isDueToBeSeen(session, new Date(start + 59_999))).toBe(false)
  expect(isDueToBeSeen(session, new Date(start + 60_000))).toBe(true)
})
