import { expect, it } from 'vitest'
import { clockText, timeLeftText } from './format.ts'

it.each([
  [86_340, '23 h 59 min'],
  [3_600, '1 h 0 min'],
  [1_500, '25 min'],
  [600, '10 min'],
  [599, '09:59'],
  [0, '00:00'],
])('%d seconds left are %s: seconds run in the last ten minutes alone', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})

it('a session’s clock has hours, minutes and seconds', () => {
  expect(clockText(754)).toBe('00:12:34')
})
