import { expect, test } from 'vitest'
import { findTotpStep } from './totp-step.ts'

// RFC 6238, appendix B: the secret "12345678901234567890" in base32, codes cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const

const stepAt = (typed: string, sec: number) => findTotpStep(secret, typed, new Date(sec * 1_000))

test.each(vectors)('at %i s the code is %s', (sec, code) => {
  expect(stepAt(code, sec)).toBe(Math.floor(sec / 30))
  expect(stepAt(`${code.slice(0, 3)} ${code.slice(3)}`, sec)).toBe(Math.floor(sec / 30))
})

test('a code counts half a minute early and late, under its own step', () => {
  const [, , , [sec, code]] = vectors
  const step = Math.floor(sec / 30)
  expect(stepAt(code, sec + 30)).toBe(step)
  expect(stepAt(code, sec - 30)).toBe(step)
  expect(stepAt(code, sec + 90)).toBeUndefined()
  expect(stepAt(code, sec - 90)).toBeUndefined()
})

test.each(['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', '287081'])('"%s" is no code', (typed) => {
  expect(stepAt(typed, 59)).toBeUndefined()
})
