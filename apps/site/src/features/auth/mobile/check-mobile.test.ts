import { describe, expect, test } from 'vitest'
import { findDigitCount, readMobile, splitInternational, writeMobile } from './check-mobile.ts'

const rule = { acceptedPattern: '*', minLength: 8, maxLength: 15, patternId: 6 }
const inBrazil = (typed: string) => ({ countryCode: 'BR', dialingCode: '+55', typed })

describe('a mobile number', () => {
  const portugal = (typed: string) => ({ countryCode: 'PT', dialingCode: '+351', typed })
  const problemIn = async (mobile: Parameters<typeof readMobile>[1], by = rule) => {
    const read = await readMobile(by, mobile)
    return 'problem' in read ? read.problem : undefined
  }

  test.each([
    ['', ['mobile.enterValid']],
    ['  ', ['mobile.enterValid']],
    ['11 9123x-4567', ['mobile.format']],
    ['11 9x', ['mobile.format']],
    ['(11) 91234-5678', undefined],
    // As long as a number of that country, but not valid there.
    ['00912345678', ['mobile.enterValid']],
  ])('SMS-1, MSG-2: the error of "%s" in Brazil: %o', async (typed, problem) => {
    expect(await problemIn(inBrazil(typed))).toEqual(problem)
  })

  test('RULE-9: where numbers have a fixed length, too few or too many digits show how many there should be', async () => {
    for (const typed of ['119123', '(11) 9123-4567', '(11) 3333-4444', '1'.repeat(16)]) {
      expect([typed, await problemIn(inBrazil(typed))]).toEqual([typed, ['phone_digits', [11]]])
    }
    const nine = { ...rule, minLength: 9, maxLength: 9 }
    expect(await problemIn(portugal('9123456'), nine)).toEqual(['phone_digits', [9]])
    expect(await problemIn(portugal('9123456'))).toEqual(['mobile.format'])
    expect([findDigitCount(rule, 'BR'), findDigitCount(rule, 'PT')]).toEqual([11, undefined])
    expect(findDigitCount(nine, 'BR')).toBe(9)
  })

  test('is sent in its national form with the dialing code, however it was typed', async () => {
    const brazil = { mobile: { mobileNum: '11912345678', countryDialingCode: '+55' } }
    expect(await readMobile(rule, inBrazil('(11) 91234-5678'))).toEqual(brazil)
    expect(await readMobile(rule, inBrazil('011 91234 5678'))).toEqual(brazil)
    expect(await readMobile(rule, portugal('912 345 678'))).toEqual({
      mobile: { mobileNum: '912345678', countryDialingCode: '+351' },
    })
  })

  test('is read as the server reads it: neither a landline nor a number of no country is accepted', async () => {
    expect(await problemIn(portugal('212 345 678'))).toEqual(['mobile.enterValid'])
    const typed = { countryCode: 'AQ', dialingCode: '+672', typed: '1234 5678' }
    expect(await problemIn(typed)).toEqual(['mobile.enterValid'])
  })

  test('with a plus sign, as a phone fills it in, determines its country', async () => {
    expect(await splitInternational('+351912345678')).toEqual({
      countryCode: 'PT',
      typed: '912 345 678',
    })
    expect(await splitInternational('+55')).toBeUndefined()
  })

  test('is formatted as in its country, and an invalid number is unchanged', async () => {
    expect(await writeMobile(inBrazil('11912345678'))).toBe('(11) 91234-5678')
    expect(await writeMobile(inBrazil('1191234'))).toBe('1191234')
  })
})
