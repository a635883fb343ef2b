import { expect, test } from 'vitest'
import { limitReached, nameOf } from './reached.ts'

const at = new Date('2026-11-23T15:00:00Z')

test('a limit that is reached says what is left, never less than nothing, and when it opens', () => {
  const name = nameOf('loss:day')
  expect(name).toEqual({ kind: 'loss', period: 'day' })
  expect(limitReached(name, { restOf: 12_300n, at })).toMatchObject({
    code: 'limit.reached',
    detail: { kind: 'loss', period: 'day', rest: '1.23', opensAt: '2026-11-24T03:00:00.000Z' },
  })
  expect(limitReached(name, { restOf: -1n, at }).detail).toMatchObject({ rest: '0.00' })
  expect(limitReached(name, { restOf: 0n, at }).detail).toMatchObject({ rest: '0.00' })
})

test('a session ends with a break, so it names no instant; a pause names its own', () => {
  const session = { kind: 'time', period: 'session' } as const
  expect(limitReached(session, { restOf: 0n, at }).detail).not.toHaveProperty('opensAt')
  const opensAt = new Date('2026-11-23T15:15:00Z')
  expect(limitReached(session, { restOf: 0n, at, opensAt }).detail).toMatchObject({
    opensAt: opensAt.toISOString(),
  })
})
