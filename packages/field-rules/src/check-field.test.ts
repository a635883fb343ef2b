import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'
import { checkConfirmation, checkEntry } from './check-form.ts'
import { fillBounds } from './fill-message.ts'
import { isOldEnough } from './check-age.ts'

const rule = { acceptedPattern: '*', minLength: 4, maxLength: 12, patternId: 4 }

describe('checkField', () => {
  it('RULE-3: a value must match acceptedPattern as a whole, and "*" accepts anything', () => {
    const odd = { ...rule, patternId: 0, acceptedPattern: '[ab]+' }
    expect(checkField(odd, 'abab')).toBeUndefined()
    expect(checkField(odd, 'ababc')).toMatchObject({ messageKey: 'reg_pattern_0' })
    expect(checkField({ ...odd, acceptedPattern: '*' }, 'anything')).toBeUndefined()
    expect(checkField({ ...odd, acceptedPattern: 'a|abcd' }, 'abcd')).toBeUndefined()
  })

  it('RULE-4: both length limits are inclusive', () => {
    expect(checkField(rule, 'abc')).toBeDefined()
    expect(checkField(rule, 'abcd')).toBeUndefined()
    expect(checkField(rule, 'a'.repeat(12))).toBeUndefined()
    expect(checkField(rule, 'a'.repeat(13))).toBeDefined()
  })

  it('RULE-4: the length counts characters, not code units', () => {
    const any = { ...rule, patternId: 0, minLength: 1, maxLength: 2 }
    expect(checkField(any, '🍀🍀')).toBeUndefined()
    expect(checkField(any, '🍀🍀🍀')).toBeDefined()
  })

  it('RULE-5: a failure names reg_pattern_{patternId} and both limits', () => {
    expect(checkField(rule, '-')).toEqual({ messageKey: 'reg_pattern_4', min: 4, max: 12 })
  })

  it('an unknown pattern id is a broken setting, not a refusal', () => {
    expect(() => checkField({ ...rule, patternId: 23 }, 'abcd')).toThrow('no field pattern 23')
  })

  it('RULE-4: never accepts a length outside the limits, with any pattern', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 0, max: 22 }),
        (value, patternId) => {
          const problem = checkField({ ...rule, patternId }, value)
          const length = [...value].length
          if (length < 4 || length > 12) expect(problem).toBeDefined()
        },
      ),
    )
  })
})

describe('entries of a form', () => {
  const requiredRule = { ...rule, enabled: true, required: true }

  it('RULE-8: an empty required entry is "cannot be empty"; an optional one is fine', () => {
    expect(checkEntry(requiredRule, '')).toEqual({ messageKey: 'not_empty' })
    expect(checkEntry({ ...requiredRule, required: false }, '')).toBeUndefined()
    expect(checkEntry({ ...requiredRule, required: false }, '-')).toMatchObject({
      messageKey: 'reg_pattern_4',
    })
  })

  it('REG-9: the confirmation must be present and equal', () => {
    expect(checkConfirmation('abcd', 'abcd')).toBeUndefined()
    expect(checkConfirmation('abcd', 'abce')).toEqual({ messageKey: 'inconsistent_twice' })
    expect(checkConfirmation('abcd', '')).toEqual({ messageKey: 'not_empty' })
  })
})

describe('sentences', () => {
  it('RULE-5 and RULE-6: limits are filled in, and equal limits read as one value', () => {
    expect(fillBounds('(min)-(max) letters', 4, 12)).toBe('4-12 letters')
    expect(fillBounds('(min)-(max) letters', 6, 6)).toBe('6 letters')
    expect(fillBounds('entre (min) e (max) letras', 6, 6)).toBe('entre 6 letras')
  })
})

describe('age', () => {
  it.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2009-01-01', '2026-11-21', false],
    ['1990-02-31', '2026-11-21', false],
    ['', '2026-11-21', false],
    ['2099-01-01', '2026-11-21', false],
  ])('born on %s, on %s may play: %s', (birthOn, todayOn, expected) => {
    expect(isOldEnough(birthOn, todayOn)).toBe(expected)
  })
})
