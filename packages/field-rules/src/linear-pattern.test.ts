import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'
import { isLinearPattern } from './linear-pattern.ts'

describe('a brand’s pattern is accepted if matching is linear', () => {
  it.each([
    '*',
    '',
    '^[a-zA-Z][a-zA-Z0-9]*$',
    '[ab]+',
    'a|b|abc',
    '.{0,6}',
    '^[A-Z].*$',
    '[^\\s@]+',
    '\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}',
    '\\p{L}[\\p{L} ]*',
    '[|]\\|+',
    '\\$[0-9]{1,9}',
  ])('%s', (pattern) => expect(isLinearPattern(pattern)).toBe(true))
})

describe('and refused if it may take longer, or cannot be parsed', () => {
  it.each([
    '(a+)+',
    '(a|a)*b',
    '(?:a|ab)*c',
    'a*a*b',
    '.*a.*b.*',
    '[a-z]*[a-z]*[a-z]*!',
    'a{0,60}a{0,60}b',
    'a?a?a?a?aaaa',
    '(\\w+\\s?)*',
    '(?=.*a.*a.*a)a',
    '(a)\\1',
    '\\k<a>',
    '[a-z',
    'a**',
    'a\\',
    '\\q',
    'a{1000}',
    'a'.repeat(501),
    'a|(b+)+',
    '[z-a]',
  ])('%s', (pattern) => expect(isLinearPattern(pattern)).toBe(false))

  it('no value matches such a pattern, and none costs time', () => {
    const rule = { acceptedPattern: '(a+)+', minLength: 1, maxLength: 64, patternId: 0 }
    const startedAt = performance.now()
    expect(checkField(rule, `${'a'.repeat(63)}!`)).toBeDefined()
    expect(checkField(rule, 'aaaa')).toBeDefined()
    expect(performance.now() - startedAt).toBeLessThan(50)
  })
})

/** Processor time of the fastest of three tries, so that a busy machine or a collection of garbage does not count. */
const fastestMs = (run: () => void): number => {
  const tries = [0, 1, 2].map(() => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...tries)
}

it('every accepted pattern matches long values at once', () => {
  const part = fc.constantFrom(
    'a',
    '[ab]',
    '.',
    '\\w',
    '*',
    '+',
    '?',
    '{2}',
    '{0,9}',
    '|',
    '(',
    ')',
  )
  const anyPattern = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(anyPattern, (pattern) => {
      fc.pre(isLinearPattern(pattern))
      const rule = { acceptedPattern: pattern, minLength: 0, maxLength: 20_000, patternId: 0 }
      expect(fastestMs(() => checkField(rule, `${'a'.repeat(10_000)}!`))).toBeLessThan(100)
    }),
    { numRuns: 500 },
  )
})
