import { expect, test } from 'vitest'
import { isSameName } from './person-name.ts'

test.each([
  ['Márcia  D’Ávila', 'MARCIA D AVILA'],
  ["D'Ávila", 'DAVILA'],
  ['Ana-Maria Souza', 'ANA MARIA SOUZA'],
  ['José da Silva Jr.', 'JOSE DA SILVA JUNIOR'],
  ['José da Silva Júnior', 'Jose da Silva JR'],
  ['Łukasz Wałęsa', 'LUKASZ WALESA'],
  ['Søren Ångström', 'SOREN ANGSTROM'],
  ['Weiß', 'WEISS'],
  ['WEIẞ', 'Weiss'],
  ['Marina\u00a0\u00a0Alves', 'Marina Alves'],
  ['Marina\u200bAlves', 'MARINA ALVES'],
  ['Marina\u0301 Alves', 'MARINÁ ALVES'],
  ['İbrahim', 'IBRAHIM'],
  ['山田 太郎', '山田太郎'],
  ['ana  lima', 'Ana Lima'],
  ['JOÃO da Silva', 'João da silva'],
])('2.2: “%s” and “%s” can be one person', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
})

test.each([
  ['Marina Alves', 'Marina Alves Lima'],
  ['José da Silva', 'José da Silva Jr.'],
  ['José da Silva Filho', 'José da Silva Neto'],
  ['山田', '王'],
  ['Joao', 'João da Silva'],
  ['', ''],
  ['---', '...'],
  ['123', '123'],
  ['***', '***'],
])('2.2: “%s” and “%s” are not judged to be one person', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
  expect(isSameName(other, one)).toBe(false)
})
