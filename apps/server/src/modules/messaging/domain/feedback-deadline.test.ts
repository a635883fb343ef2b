import { expect, test } from 'vitest'
import { feedbackDueAt } from './feedback-deadline.ts'

const sentAt = new Date('2026-03-10T12:00:00Z')

test('who misses money is answered within a day', () => {
  expect(feedbackDueAt(1, sentAt)).toEqual(new Date('2026-03-11T12:00:00Z'))
  expect(feedbackDueAt(2, sentAt)).toEqual(new Date('2026-03-11T12:00:00Z'))
})

test('everything else is answered within the seven days of the law', () => {
  expect(feedbackDueAt(3, sentAt)).toEqual(new Date('2026-03-17T12:00:00Z'))
})
