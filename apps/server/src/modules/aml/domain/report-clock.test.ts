import { deliveredRules } from '@trevo/contract/jurisdiction-rules.ts'
import { expect, test } from 'vitest'
import { alarmsOf, reportDueAt } from './report-clock.ts'

const decidedAt = new Date('2026-11-20T15:00:00Z')
const dueAt = reportDueAt(decidedAt, deliveredRules('br').coafHours)
const after = (hours: number) => new Date(decidedAt.getTime() + hours * 3_600_000)

test('coafHours, Lei 9.613 art. 11: a report is due a day after the decision, with an alarm before and at its end', () => {
  expect(dueAt).toEqual(after(24))
  expect(alarmsOf(dueAt, after(19.9))).toEqual([])
  expect(alarmsOf(dueAt, after(20))).toEqual(['due_soon'])
  expect(alarmsOf(dueAt, after(24))).toEqual(['due_soon', 'overdue'])
})
