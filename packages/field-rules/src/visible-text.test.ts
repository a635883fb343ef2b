import { expect, test } from 'vitest'
import { dropSeparators } from './typed-number.ts'
import { isVisible } from './visible-text.ts'

test.each([
  '\u3164\u3164',
  'Ana\u3164',
  '\u115F\u1160',
  '\uFFA0a',
  'a\u200Bb',
  'a\u200D',
  '\u2800\u2800',
  'a\u202Eb',
  'a\u00ADb',
  `Z${'\u0335'.repeat(4)}a`,
  `a${'\u0301'.repeat(3)}`,
  '\u0301\u0301',
  '  ',
])('%j shows nothing, or more than its letters', (text) => {
  expect(isVisible(text)).toBe(false)
})

test.each(["Marina D'Ávila", 'A\u0301na', 'Nguyê\u0303n', 'ทดสอบ', '山田', '❤️ Ana', 'José 10'])(
  '%j looks like what it is',
  (text) => expect(isVisible(text)).toBe(true),
)

test('separators between digits are dropped, dashes and spaces of any kind', () => {
  expect(dropSeparators('529\u2011982\u00A0247\u201325')).toBe('52998224725')
  expect(dropSeparators('\u200E(011)\u200B 98765.0001')).toBe('011987650001')
  expect(dropSeparators('１２３-P')).toBe('123P')
})
