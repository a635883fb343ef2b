import { describe, expect, test } from 'vitest'
import { decimalOf, ExactNumber, parseExactJson, wholeOf, writeExactJson } from './exact-json.ts'

const numberIn = (text: string): ExactNumber => {
  const read = parseExactJson(`{"amount":${text}}`) as { amount: ExactNumber }
  return read.amount
}

describe('numbers in a JSON text', () => {
  test.each([
    ['0.1', '0.1'],
    ['100.000000', '100'],
    ['999999999999.9999', '999999999999.9999'],
    ['12.3456789', '12.3456789'],
    ['0', '0'],
  ])('%s is read as %s, digit by digit', (text, read) => {
    expect(decimalOf(numberIn(text))).toBe(read)
  })

  test.each(['-1', '1e2', '1E+2', '-0'])('%s is not an amount', (text) => {
    expect(decimalOf(numberIn(text))).toBeUndefined()
    expect(wholeOf(numberIn(text))).toBeUndefined()
  })

  test('a whole number beyond 2^53 keeps every digit, and a fraction is not a whole number', () => {
    expect(wholeOf(numberIn('99999999999999999'))).toBe(99_999_999_999_999_999n)
    expect(wholeOf(numberIn('1.0'))).toBeUndefined()
  })

  test('is written as it was spelled', () => {
    const text = '{"a":1.10,"b":[100000000000000001,"1.10",null,true]}'
    expect(writeExactJson(parseExactJson(text))).toBe(text)
    expect(parseExactJson('{"a":1')).toBeUndefined()
  })
})
