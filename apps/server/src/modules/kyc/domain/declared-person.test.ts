import { expect, test } from 'vitest'
import { declaredPersonOf } from './declared-person.ts'

const listed = [{ kind: 'screening', causes: ['pep'] }]

test.each([
  ['self', listed, 'self'],
  ['related', [], 'related'],
  ['no', listed, 'listed'],
  ['no', [{ kind: 'screening', causes: ['sanctions'] }], null],
  // Causes of another check say nothing about lists.
  ['no', [{ kind: 'document', causes: ['pep'] }], null],
])('who declares %s, with checks %j, is exposed as %s', (pep, checks, exposure) => {
  expect(declaredPersonOf({ pep }, checks).exposure).toBe(exposure)
})

test('an income is what was declared, and none without a form', () => {
  expect(declaredPersonOf({ pep: 'no', monthlyIncome: '1500.00' }, [])).toEqual({
    exposure: null,
    monthlyIncomeMinor: 15_000_000n,
  })
  expect(declaredPersonOf({ pep: 'no' }, []).monthlyIncomeMinor).toBeNull()
  expect(declaredPersonOf(null, listed)).toEqual({ exposure: 'listed', monthlyIncomeMinor: null })
})
