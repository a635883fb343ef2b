import { describe, expect, it } from 'vitest'
import { demoPasswords, isCommonPassword } from './common-passwords.ts'

describe('common passwords', () => {
  it('123456 and similar ones are common, in any case', () => {
    for (const one of [
      '123456',
      '123456789',
      'Senha123',
      'FLAMENGO',
      'qwerty',
      'Tigrinho123',
      '１２３４５６',
    ]) {
      expect([one, isCommonPassword(one, 'ana')]).toEqual([one, true])
    }
  })

  it('so are the user’s name, one repeated character, and the passwords of the demo', () => {
    expect(isCommonPassword('Ana.Lima', 'ana.lima')).toBe(true)
    expect(isCommonPassword('zzzzzzzzzz', 'ana')).toBe(true)
    for (const one of Object.values(demoPasswords)) expect(isCommonPassword(one, 'ana')).toBe(true)
  })

  it('any other is not', () => {
    for (const one of ['Verde-Campo-42', 'correct horse battery', '1234567x']) {
      expect([one, isCommonPassword(one, 'ana')]).toEqual([one, false])
    }
  })
})
