import { expect, test } from 'vitest'
import { joinArchived, livingSpans, wholeHours, type Span } from './archived-spans.ts'

const span = (from: string, to: string): Span => ({
  from: new Date(`${from}Z`),
  to: new Date(`${to}Z`),
})
const month = (number: number): Span =>
  span(`2024-0${number}-01T00:00`, `2024-0${number + 1}-01T00:00`)
const year = span('2024-01-15T10:20', '2024-07-15T10:20')

test('adjacent archived months are one span, cut to the requested one', () => {
  expect(joinArchived(year, [month(1), month(2), month(4)])).toEqual([
    span('2024-01-15T10:20', '2024-03-01T00:00'),
    month(4),
  ])
  expect(joinArchived(year, [])).toEqual([])
  expect(joinArchived(month(1), [month(2)])).toEqual([])
})

test('the rest of the span is listed newest first', () => {
  const archived = joinArchived(year, [month(1), month(2), month(4)])
  expect(livingSpans(year, archived)).toEqual([
    span('2024-05-01T00:00', '2024-07-15T10:20'),
    span('2024-03-01T00:00', '2024-04-01T00:00'),
  ])
  expect(livingSpans(month(2), [month(2)])).toEqual([])
  expect(livingSpans(year, [])).toEqual([year])
})

test('an end within an archived month moves to its hour, any other is unchanged', () => {
  const archived = joinArchived(year, [month(1)])
  expect(wholeHours(year, archived)).toEqual(span('2024-01-15T10:00', '2024-07-15T10:20'))
  const inside = span('2024-01-15T10:20', '2024-01-16T11:40')
  expect(wholeHours(inside, joinArchived(inside, [month(1)]))).toEqual(
    span('2024-01-15T10:00', '2024-01-16T12:00'),
  )
  expect(wholeHours(year, [])).toEqual(year)
})
