import { expect, test } from 'vitest'
import type { RunRow } from '../repository/runs.ts'
import { presentRun } from './present-statement.ts'

const isLateAt = (ended: string | null, now: string, askedBy: string | null = null) => {
  const run = {
    due_on: '2027-02-26',
    began_at: new Date('2027-02-20T12:00:00Z'),
    ended_at: ended === null ? null : new Date(ended),
    asked_by: askedBy,
  }
  return presentRun(run as RunRow, new Date(now)).isLate
}

test('a run is late when the due day is over in Brasília, and only the one of the law', () => {
  // The day ends at 03:00 UTC.
  expect(isLateAt(null, '2027-02-27T02:59:59Z')).toBe(false)
  expect(isLateAt(null, '2027-02-27T03:00:00Z')).toBe(true)
  expect(isLateAt('2027-02-26T23:00:00Z', '2027-03-10T12:00:00Z')).toBe(false)
  expect(isLateAt('2027-02-27T03:00:00Z', '2027-03-10T12:00:00Z')).toBe(true)
  expect(isLateAt(null, '2027-03-10T12:00:00Z', 'ana')).toBe(false)
})
