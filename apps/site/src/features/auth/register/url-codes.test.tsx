import { beforeEach, expect, it } from 'vitest'
import { findUrlCodes, storeUrlCodes } from './url-codes.ts'

beforeEach(() => sessionStorage.clear())

it('REG-7: codes of the first address count until the form is opened on another page', () => {
  storeUrlCodes('?ref=AMIGO7&aff=AGENTE9')
  expect(findUrlCodes('?page=x')).toEqual({ referralCode: 'AMIGO7', affiliateCode: 'AGENTE9' })
})

it('codes of the address at hand win over older ones, and no code is no code', () => {
  expect(findUrlCodes('')).toEqual({ referralCode: '', affiliateCode: '' })
  storeUrlCodes('?ref=OLD')
  expect(findUrlCodes('?ref=NEW').referralCode).toBe('NEW')
})
