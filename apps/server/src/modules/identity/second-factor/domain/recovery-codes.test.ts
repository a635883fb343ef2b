import { expect, it } from 'vitest'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts'

it('ten different codes that can be read aloud', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
})

it('a hand-typed variant is the same code', () => {
  const [code = ''] = newRecoveryCodes()
  for (const typed of [code.toUpperCase(), code.replace('-', ' '), ` ${code} `]) {
    expect(plainRecoveryCode(typed)).toBe(plainRecoveryCode(code))
  }
  expect(plainRecoveryCode('OIL00-11111')).toBe('0110011111')
})
