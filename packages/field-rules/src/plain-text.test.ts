import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, toPlainJson, toPlainText } from './plain-text.ts'

const marks = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2069]
const controls = [0, 0x07, 0x08, 0x0b, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9b, 0x9f]

describe('text for a terminal or a file', () => {
  it.each([...marks, ...controls])('loses the character %i', (code) => {
    const text = `Ana${String.fromCodePoint(code)}Souza`
    expect(plainText.test(text)).toBe(false)
    expect(toPlainText(text)).toBe('AnaSouza')
  })

  it.each([
    ['\x1b[1;31mred\x1b[0m', '[1;31mred[0m'],
    ['\x1b]0;title\x07rest', ']0;titlerest'],
    ['a\u202Etxt.exe', 'atxt.exe'],
  ])('%j becomes %j', (text, plain) => expect(toPlainText(text)).toBe(plain))

  it.each([
    'João d’Ávila',
    'linha 1\r\nlinha 2\tfim',
    '👨‍👩‍👧 família',
    'Łukasz',
    '+55 11 9-8',
    '中文',
  ])('%j stays', (text) => {
    expect(plainText.test(text)).toBe(true)
    expect(toPlainText(text)).toBe(text)
  })

  it('any input is plain text afterwards', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainText.test(toPlainText(text))).toBe(true)
      }),
    )
  })

  it('a line of JSON has each of them as four hexadecimal digits', () => {
    expect(toPlainJson('a\u007f\u009b\u061c\u202eb\t')).toBe(
      String.raw`a\u007f\u009b\u061c\u202eb` + '\t',
    )
  })

  it('a line of JSON keeps its meaning without them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = toPlainJson(JSON.stringify({ text }))
        expect(plainText.test(line)).toBe(true)
        expect(JSON.parse(line)).toEqual({ text })
      }),
    )
  })
})
