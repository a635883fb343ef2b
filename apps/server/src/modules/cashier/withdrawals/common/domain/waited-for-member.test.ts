import { expect, test } from 'vitest'
import { waitedForMember } from './waited-for-member.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 9, 5, 12, minute))
const minutes = (count: number) => count * 60_000

test('a withdrawal waits for its member from a question until its answer, its end, or now', () => {
  const question = { asked_at: at(0), answered_at: null, closed_at: null }
  const waited = (...questions: Parameters<typeof waitedForMember>[0]) =>
    waitedForMember(questions, at(30))
  expect(waited()).toBe(0)
  expect(waited({ ...question, answered_at: at(5) })).toBe(minutes(5))
  expect(waited({ ...question, closed_at: at(7) })).toBe(minutes(7))
  expect(waited({ ...question, answered_at: at(5), closed_at: at(7) })).toBe(minutes(5))
  expect(waited(question)).toBe(minutes(30))
  expect(waited({ ...question, answered_at: at(5) }, { ...question, asked_at: at(20) })).toBe(
    minutes(15),
  )
  // The copy that asked has a clock ahead of this one's.
  expect(waited({ ...question, asked_at: at(31) })).toBe(0)
})
