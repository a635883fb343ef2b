import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differencesUp } from './differences-up.ts'
import { findModeWithoutFirst } from './prize-modes.ts'
import { findValueProblem, highestBelow, valuesFor, type ValueRule } from './value-rules.ts'

const rule: ValueRule = { lowest: 1_700, highest: 1_956, difference: 2, step: 2 }

describe('what may be given', () => {
  test('the highest stays below the member’s value and the brand’s', () => {
    expect(highestBelow(1_950, rule)).toBe(1_948)
    expect(highestBelow(1_990, rule)).toBe(1_954)
  })

  test('a value rises in steps and never falls', () => {
    const holding = { own: 1_950, current: 1_940 }
    expect(valuesFor(rule, holding)).toEqual([1_940, 1_942, 1_944, 1_946, 1_948])
    expect(findValueProblem(1_938, rule, holding)).toBe('lower_than_now')
    expect(findValueProblem(1_943, rule, holding)).toBe('between_steps')
    expect(findValueProblem(1_950, rule, holding)).toBe('too_high')
    expect(findValueProblem(1_698, rule, { own: 1_950, current: undefined })).toBe('too_low')
    // Existing values are kept, even if they could not be given now.
    expect(findValueProblem(1_941, rule, { own: 1_900, current: 1_941 })).toBeUndefined()
  })

  test('what is offered for choice is what is accepted', () => {
    const value = fc.integer({ min: 0, max: 2_000 })
    fc.assert(
      fc.property(
        fc.record({
          lowest: value,
          highest: value,
          difference: fc.nat(9),
          step: fc.integer({ min: 1, max: 9 }),
        }),
        value,
        fc.option(value, { nil: undefined }),
        value,
        (any, own, current, asked) => {
          const isOffered = valuesFor(any, { own, current }).includes(asked)
          expect(findValueProblem(asked, any, { own, current }) === undefined).toBe(isOffered)
        },
      ),
    )
  })
})

test('uplines share the difference between the player’s value and the highest on the way up, in any order', () => {
  const values = fc.array(fc.nat(2_000), { maxLength: 12 })
  fc.assert(
    fc.property(fc.nat(2_000), values, (own, above) => {
      const shares = differencesUp(
        own,
        above.map((value) => ({ value })),
      )
      const total = shares.reduce((sum, { share }) => sum + share, 0)
      expect(own + total).toBe(Math.max(own, ...above))
      expect(shares.every(({ share }) => share > 0)).toBe(true)
    }),
  )
})

test('a second prize mode needs the first of its group', () => {
  const first = { groupCode: 'SSC', prizeModeId: 1 }
  const second = { groupCode: 'SSC', prizeModeId: 2 }
  expect(findModeWithoutFirst([second, first])).toBeUndefined()
  expect(findModeWithoutFirst([{ groupCode: 'K3', prizeModeId: 1 }, second])).toBe(second)
})
