import { beforeEach, expect, test, vi } from 'vitest'
import { spendResetTicket, spendSocialAnswer, spendTicket, takeUrlSecrets } from './url-secrets.ts'

const standAt = (address: string) => {
  vi.stubGlobal('location', new URL(address, 'http://site.example'))
  return vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
}
beforeEach(() => vi.unstubAllGlobals())

test('START-7: a ticket is removed from the address and the history; the rest stays', () => {
  const replaced = standAt('/hot?type=NEW&token=abc#top')
  takeUrlSecrets()
  expect(replaced).toHaveBeenCalledExactlyOnceWith(history.state, '', '/hot?type=NEW#top')
  expect(spendTicket()).toBe('abc')
  expect(spendTicket()).toBeUndefined()
})

test('an address without secrets is left alone', () => {
  const replaced = standAt('/hot?type=NEW&code=1&state=2')
  takeUrlSecrets()
  expect(replaced).not.toHaveBeenCalled()
  expect(spendTicket()).toBeUndefined()
  expect(spendSocialAnswer()).toBeUndefined()
})

test('a provider’s answer is removed from the address completely', () => {
  const replaced = standAt('/social/google?code=c&state=s&iss=https%3A%2F%2Fid.example&scope=x')
  takeUrlSecrets()
  expect(replaced).toHaveBeenCalledExactlyOnceWith(history.state, '', '/social/google')
  expect(spendSocialAnswer()).toEqual({
    code: 'c',
    state: 's',
    iss: 'https://id.example',
    error: undefined,
  })
  expect(spendSocialAnswer()).toBeUndefined()
})

test('the ticket of a mailed link is removed from the address too, and works once', () => {
  const replaced = standAt('/?resetTicket=abc&page=1')
  takeUrlSecrets()
  expect(replaced).toHaveBeenCalledExactlyOnceWith(history.state, '', '/?page=1')
  expect(spendResetTicket()).toBe('abc')
  expect(spendResetTicket()).toBeUndefined()
})
