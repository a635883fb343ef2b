import { expect, test } from 'vitest'
import { caughtUpMax, isCovered, lastMinute, minutesToWrite } from './list-minutes.ts'

const at = (time: string) => new Date(`2026-03-10T${time}Z`)
const times = (minutes: readonly Date[]) => minutes.map((one) => one.toISOString().slice(11, 16))

test('the last minute that is over', () => {
  expect(lastMinute(at('12:00:00'))).toEqual(at('11:59:00'))
  expect(lastMinute(at('12:00:59.999'))).toEqual(at('11:59:00'))
})

test('minutes after the last written one are written, each once', () => {
  expect(times(minutesToWrite(undefined, at('12:00:00')))).toEqual(['12:00'])
  expect(times(minutesToWrite(at('11:59:00'), at('12:00:00')))).toEqual(['12:00'])
  expect(times(minutesToWrite(at('11:56:00'), at('12:00:00')))).toEqual([
    '11:57',
    '11:58',
    '11:59',
    '12:00',
  ])
  expect(minutesToWrite(at('12:00:00'), at('12:00:00'))).toEqual([])
})

test('a clock that was set back does not stop the measurements', () => {
  expect(times(minutesToWrite(at('18:00:00'), at('12:00:00')))).toEqual(['12:00'])
})

test('after a very long pause only the last week is written', () => {
  const minutes = minutesToWrite(new Date('2025-01-01T00:00:00Z'), at('12:00:00'))
  expect(minutes).toHaveLength(caughtUpMax)
  expect(minutes.at(-1)).toEqual(at('12:00:00'))
})

test('a minute is covered by any copy that ran for some of it', () => {
  const copies = [
    { from: at('11:00:00'), until: at('12:00:10') },
    { from: at('12:03:50'), until: at('12:30:00') },
  ]
  const covered = (time: string) => isCovered(at(time), copies)
  expect([covered('12:00:00'), covered('12:01:00'), covered('12:02:00')]).toEqual([
    true,
    false,
    false,
  ])
  expect([covered('12:03:00'), covered('12:29:00'), covered('12:30:00')]).toEqual([
    true,
    true,
    false,
  ])
})
