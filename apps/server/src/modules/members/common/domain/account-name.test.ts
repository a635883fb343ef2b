import { expect, test } from 'vitest'
import { accountKeyOf, accountOf, usernameOf } from './account-name.ts'

test('an account is the merchant and the name, of which players see the name', () => {
  expect(accountOf('trevo', 'maria')).toBe('trevo@maria')
  expect(usernameOf('trevo@maria')).toBe('maria')
  expect(usernameOf('maria')).toBe('maria')
})

test('look-alike forms and capitals are the same name', () => {
  expect(accountKeyOf('Trevo@ＭＡＲＩＡ')).toBe(accountKeyOf('trevo@maria'))
})
