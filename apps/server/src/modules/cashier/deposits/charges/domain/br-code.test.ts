import * as fc from 'fast-check'
import { hasError, isDynamicPix, parsePix } from 'pix-utils'
import { describe, expect, test } from 'vitest'
import { crc16, dynamicBrCode } from './br-code.ts'

const receiver = { name: 'Trevo Jogos Ltda', city: 'São Paulo' }
const location = '127.0.0.1:3002/pay/0123456789abcdefghijkl'

/** Reads fields by the published rule alone: id, length, value, with nothing left over. */
const readFields = (text: string): Map<string, string> => {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    expect(text.slice(at + 2, at + 4)).toMatch(/^\d{2}$/)
    expect(at + 4 + length).toBeLessThanOrEqual(text.length)
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

test('the checksum is CRC16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

test('a dynamic code carries the location and nothing that the payload decides', () => {
  const code = dynamicBrCode(location, receiver)
  const fields = readFields(code)
  expect([...fields.keys()]).toEqual(['00', '01', '26', '52', '53', '58', '59', '60', '62', '63'])
  expect(fields.get('01')).toBe('12')
  expect(readFields(fields.get('26') ?? '')).toEqual(
    new Map([
      ['00', 'br.gov.bcb.pix'],
      ['25', location],
    ]),
  )
  expect(fields.get('59')).toBe('Trevo Jogos Ltda')
  expect(fields.get('60')).toBe('Sao Paulo')
  expect(fields.get('62')).toBe('0503***')
  expect(fields.get('63')).toBe(crc16(code.slice(0, -4)))
})

test('an independent parser reads the dynamic code', () => {
  const read = parsePix(dynamicBrCode(location, receiver))
  expect(hasError(read)).toBe(false)
  if (hasError(read) || !isDynamicPix(read)) throw new Error('not read as a dynamic code')
  expect(read).toMatchObject({
    url: location,
    merchantName: 'Trevo Jogos Ltda',
    merchantCity: 'Sao Paulo',
    transactionCurrency: '986',
  })
})

describe('for any input', () => {
  const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  const ascii = (maxLength: number) =>
    fc
      .array(fc.integer({ min: 0x21, max: 0x7e }), { minLength: 1, maxLength })
      .map((codes) => String.fromCharCode(...codes))

  const written = (write: () => string): string | undefined => {
    try {
      return write()
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
      return undefined
    }
  }

  const assertValid = (code: string) => {
    expect(code.length).toBeLessThanOrEqual(512)
    expect(code).toMatch(/^[\x20-\x7e]+$/)
    const fields = readFields(code)
    expect([...fields.keys()].at(-1)).toBe('63')
    expect(fields.get('63')).toBe(crc16(code.slice(0, -4)))
    expect(fields.get('59')?.length).toBeLessThanOrEqual(25)
    expect(fields.get('60')?.length).toBeLessThanOrEqual(15)
    return fields
  }

  test('a dynamic code is valid and returns the location', () => {
    fc.assert(
      fc.property(ascii(77), name, name, (place, who, city) => {
        const code = written(() => dynamicBrCode(place, { name: who, city }))
        if (code === undefined) return
        const fields = assertValid(code)
        expect(readFields(fields.get('26') ?? '').get('25')).toBe(place)
        const read = parsePix(code)
        expect(hasError(read)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('the checksum detects any single changed character', () => {
    const code = dynamicBrCode(location, receiver)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: code.length - 5 }), (at) => {
        const changed = `${code.slice(0, at)}${code[at] === 'x' ? 'y' : 'x'}${code.slice(at + 1)}`
        expect(crc16(changed.slice(0, -4))).not.toBe(changed.slice(-4))
      }),
    )
  })
})

test.each([
  ['a location of 78 characters', () => dynamicBrCode('x'.repeat(78), receiver)],
  ['a location with a space', () => dynamicBrCode('a b', receiver)],
  ['a name of signs alone', () => dynamicBrCode(location, { name: '♣♣', city: 'Recife' })],
])('%s is refused', (_name, write) => expect(write).toThrow(RangeError))
