import { expect, test } from 'vitest'
import { isNickname } from './check-nickname.ts'

test.each([
  ['M', false],
  ['Zé', true],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['😀'.repeat(20), true],
  ['😀'.repeat(21), false],
  ['Zé da Feira', true],
  [' Maria', false],
  ['Maria ', false],
  ['<b>', false],
  ['a>b', false],
  ['Ma\u200Bria', false],
])('"%s" as a nickname: %s', (nickname, isFit) => {
  expect(isNickname(nickname)).toBe(isFit)
})
