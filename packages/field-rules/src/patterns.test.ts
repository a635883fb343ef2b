import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'
import { patterns } from './patterns.ts'
import { patternCases } from './testing/pattern-cases.ts'

const passes = (patternId: number, value: string) =>
  checkField({ acceptedPattern: '*', minLength: 1, maxLength: 40, patternId }, value) === undefined

describe('RULE-P0..P22: the pattern catalogue', () => {
  it('has every id from 0 to 22', () => {
    expect(patternCases.map(([id]) => id)).toEqual([...patterns.keys()])
  })

  it.each(patternCases)('pattern %i: %s', (id, _says, good, bad) => {
    for (const value of good) expect([value, passes(id, value)]).toEqual([value, true])
    for (const value of bad) expect([value, passes(id, value)]).toEqual([value, false])
  })
})
