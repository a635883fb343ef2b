import { expect, test } from 'vitest'
import { fileStates, nextTryAt, receivedStates, stateAfter } from './file-state.ts'

test.each([
  ['queued', 'received', 'sent'],
  ['sent', 'received', 'sent'],
  ['sent', 'structure_ok', 'structure_ok'],
  ['sent', 'rejected', 'rejected'],
  ['structure_ok', 'accepted', 'accepted'],
  // An answer that comes late.
  ['structure_ok', 'received', 'structure_ok'],
] as const)('a file that is %s and answered with %s is %s', (state, received, after) => {
  expect(stateAfter(state, received)).toBe(after)
})

test('no answer changes a file that is decided', () => {
  for (const state of fileStates.filter((one) => /accepted|rejected|corrected/.test(one))) {
    for (const received of receivedStates) expect(stateAfter(state, received)).toBe(state)
  }
})

test('failures wait longer each time, 15 minutes at most', () => {
  const now = new Date('2026-03-11T06:00:00Z')
  const waits = [0, 1, 2, 3, 4, 50].map(
    (tries) => (nextTryAt(now, tries).getTime() - now.getTime()) / 1_000,
  )
  expect(waits).toEqual([10, 30, 60, 300, 900, 900])
})
