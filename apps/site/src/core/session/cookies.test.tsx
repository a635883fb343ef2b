import { expect, test, vi } from 'vitest'
import { writeConsent } from '../../features/support/consent/consent.ts'
import { storeLanguage } from '../language/language.tsx'
import { writeCookie } from './cookies.ts'

const writtenAt = (origin: string) => {
  vi.stubGlobal('location', new URL(origin))
  const written: string[] = []
  const jar = vi
    .spyOn(document, 'cookie', 'set')
    .mockImplementation((one) => void written.push(one))
  writeCookie('trevo_user', 'ana', 60)
  storeLanguage('EN')
  writeConsent('none')
  jar.mockRestore()
  return written
}

test('every cookie is Secure on a page loaded over TLS, and none is otherwise', () => {
  const secure = writtenAt('https://play.example')
  expect(secure.map((one) => one.split('=')[0])).toEqual(['trevo_user', 'lang', 'consent'])
  expect(secure.filter((one) => !one.endsWith('; Secure'))).toEqual([])
  expect(writtenAt('http://127.0.0.1:3000').filter((one) => /secure/i.test(one))).toEqual([])
})
