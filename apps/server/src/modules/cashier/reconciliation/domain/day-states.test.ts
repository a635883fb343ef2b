import { expect, test } from 'vitest'
import { runOfDay, spanOfDay, stateOfDay } from './day-states.ts'

test('a run counts for the days that it covers from their beginning to their end', () => {
  const night = {
    from_at: new Date('2026-11-26T03:00:00Z'),
    until_at: new Date('2026-11-28T03:00:00Z'),
  }
  const half = { ...night, until_at: new Date('2026-11-27T15:00:00Z') }
  expect(spanOfDay('2026-11-27')).toEqual({
    from: new Date('2026-11-27T03:00:00Z'),
    until: new Date('2026-11-28T03:00:00Z'),
  })
  expect(runOfDay([half, night], '2026-11-27')).toBe(night)
  expect(runOfDay([half, night], '2026-11-26')).toBe(half)
  expect(runOfDay([half, night], '2026-11-28')).toBeUndefined()
})

test('a day is ready once each open difference has a note', () => {
  const facts = { run: {}, closing: undefined, open: 2, noted: 1 }
  expect(stateOfDay({ ...facts, run: undefined })).toBe('missing')
  expect(stateOfDay(facts)).toBe('open')
  expect(stateOfDay({ ...facts, noted: 2 })).toBe('ready')
  expect(stateOfDay({ ...facts, open: 0, noted: 0 })).toBe('ready')
})
