import { describe, expect, test } from 'vitest'
import {
  checkMobile,
  digitsOf,
  readMobile,
  splitInternational,
  writeMobile,
} from './check-mobile.ts'

const rule = { acceptedPattern: '*', minLength: 8, maxLength: 15, patternId: 6 }
const inBrazil = (typed: string) => ({ countryCode: 'BR', dialingCode: '+55', typed })

describe('a mobile number', () => {
  test.each([
    ['', 'mobile.enterValid'],
    ['  ', 'mobile.enterValid'],
    ['11 9123x-4567', 'mobile.format'],
    ['119123', 'mobile.format'],
    ['1'.repeat(16), 'mobile.format'],
    ['(11) 91234-5678', undefined],
  ])('SMS-1, MSG-2: "%s" by the brand’s rule: %s', (typed, problem) => {
    expect(checkMobile(rule, typed)).toBe(problem)
  })

  test('SMS-1, MSG-2: digits that are no number of the country are no valid number', async () => {
    expect(await readMobile(rule, inBrazil('00912345678'))).toEqual({
      problem: 'mobile.enterValid',
    })
    expect(await readMobile(rule, inBrazil('11 9x'))).toEqual({ problem: 'mobile.format' })
  })

  test('is sent in its national form with the dialing code, however it was written', async () => {
    const brazil = { mobile: { mobileNum: '11912345678', countryDialingCode: '+55' } }
    expect(await readMobile(rule, inBrazil('(11) 91234-5678'))).toEqual(brazil)
    expect(await readMobile(rule, inBrazil('011 91234 5678'))).toEqual(brazil)
    const portugal = { countryCode: 'PT', dialingCode: '+351', typed: '912 345 678' }
    expect(await readMobile(rule, portugal)).toEqual({
      mobile: { mobileNum: '912345678', countryDialingCode: '+351' },
    })
  })

  test('of a country the library does not know is left to the server', async () => {
    const typed = { countryCode: 'AQ', dialingCode: '+672', typed: '1234 5678' }
    expect(await readMobile(rule, typed)).toEqual({
      mobile: { mobileNum: '12345678', countryDialingCode: '+672' },
    })
  })

  test('with its plus sign, as a phone fills it in, tells its country', async () => {
    expect(await splitInternational('+351912345678')).toEqual({
      countryCode: 'PT',
      typed: '912 345 678',
    })
    expect(await splitInternational('+55')).toBeUndefined()
  })

  test('is written as people of its country write it, and left alone when it is none', async () => {
    expect(await writeMobile(inBrazil('11912345678'))).toBe('(11) 91234-5678')
    expect(await writeMobile(inBrazil('1191234'))).toBe('1191234')
  })

  test('loses what people write between digits, and nothing else', () => {
    expect(digitsOf('(11) 91.234-56 78')).toBe('11912345678')
    expect(digitsOf('+55a')).toBe('+55a')
  })
})
