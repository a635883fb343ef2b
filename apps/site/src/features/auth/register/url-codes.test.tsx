import { beforeEach, expect, it } from 'vitest'
import { findUrlCodes, forgetUrlCodes, storeUrlCodes } from './url-codes.ts'

beforeEach(() => localStorage.clear())

it('REG-7: codes of the first address count until the form is opened on another page', () => {
  storeUrlCodes('?ref=AMIGO7&aff=AGENTE9')
  expect(findUrlCodes('?page=x')).toEqual({ referralCode: 'AMIGO7', affiliateCode: 'AGENTE9' })
})

it('codes in the current address take precedence over older ones, and an empty code is ignored', () => {
  expect(findUrlCodes('')).toEqual({ referralCode: '', affiliateCode: '' })
  storeUrlCodes('?ref=OLD')
  expect(findUrlCodes('?ref=NEW').referralCode).toBe('NEW')
})

it('REG-15: the installed app, which has no browser session, still finds them for a month, and they count once', () => {
  storeUrlCodes('?aff=AGENTE9', 0)
  sessionStorage.clear()
  expect(findUrlCodes('', 29 * 86_400_000).affiliateCode).toBe('AGENTE9')
  expect(findUrlCodes('', 31 * 86_400_000).affiliateCode).toBe('')
  forgetUrlCodes()
  expect(findUrlCodes('', 0).affiliateCode).toBe('')
})
