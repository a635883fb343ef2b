import * as fc from 'fast-check'
import { hasError, isDynamicPix, isStaticPix, parsePix } from 'pix-utils'
import { describe, expect, test } from 'vitest'
import { crc16, dynamicBrCode, staticBrCode } from './br-code.ts'

const receiver = { name: 'Trevo Jogos Ltda', city: 'São Paulo' }
const location = '127.0.0.1:3002/pay/0123456789abcdefghijkl'

/** Reads fields by the published rule alone: id, length, value, nothing left over. */
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

test('a dynamic code carries the location and nothing the payload decides', () => {
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

test('an independent parser reads the static code', () => {
  const read = parsePix(
    staticBrCode({ key: 'pix@trevo.example', receiver, txid: 'D0123', amountCents: 1_250n }),
  )
  if (hasError(read) || !isStaticPix(read)) throw new Error('not read as a static code')
  expect(read).toMatchObject({
    pixKey: 'pix@trevo.example',
    txid: 'D0123',
    transactionAmount: 12.5,
  })
})

describe('whatever goes in', () => {
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

  test('a dynamic code is valid and gives the location back', () => {
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

  test('a static code is valid and gives key, amount and txid back', () => {
    const txid = fc.stringMatching(/^[a-zA-Z0-9]{1,25}$/)
    const cents = fc.bigInt({ min: 1n, max: 999_999_999_999n })
    fc.assert(
      fc.property(ascii(77), name, txid, cents, (key, who, id, amountCents) => {
        const code = written(() =>
          staticBrCode({ key, receiver: { name: who, city: 'Recife' }, txid: id, amountCents }),
        )
        if (code === undefined) return
        const fields = assertValid(code)
        expect(readFields(fields.get('26') ?? '').get('01')).toBe(key)
        expect(readFields(fields.get('62') ?? '').get('05')).toBe(id)
        expect(BigInt(fields.get('54')?.replace('.', '') ?? '0')).toBe(amountCents)
      }),
      { numRuns: 300 },
    )
  })

  test('changing any one character is noticed by the checksum', () => {
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
  ['a txid of 26', () => staticBrCode({ key: 'k', receiver, txid: 'x'.repeat(26) })],
  ['an amount of nothing', () => staticBrCode({ key: 'k', receiver, amountCents: 0n })],
])('%s is refused', (_name, write) => expect(write).toThrow(RangeError))
