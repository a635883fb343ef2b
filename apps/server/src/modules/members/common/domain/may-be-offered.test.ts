import { expect, test } from 'vitest'
import { mayBeOffered } from './may-be-offered.ts'

test('an operator’s block takes one of both, what is withheld takes both', () => {
  const open = { blocked: [], offersWithheldAt: null }
  expect(mayBeOffered(open, 'bonus')).toBe(true)
  expect(mayBeOffered({ ...open, blocked: ['bonus'] }, 'bonus')).toBe(false)
  expect(mayBeOffered({ ...open, blocked: ['bonus'] }, 'marketing')).toBe(true)
  const withheld = { ...open, offersWithheldAt: new Date(0) }
  expect(mayBeOffered(withheld, 'bonus')).toBe(false)
  expect(mayBeOffered(withheld, 'marketing')).toBe(false)
})
