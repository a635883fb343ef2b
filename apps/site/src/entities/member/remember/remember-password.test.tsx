import { beforeEach, expect, it } from 'vitest'
import type { KeyStore } from './key-store.ts'
import { forgetPassword, recallPassword, rememberPassword } from './remember-password.ts'

// jsdom has no IndexedDB; the key itself is a real one.
const keysInMemory = (): KeyStore => {
  let kept: CryptoKey | undefined
  return {
    find: async () => kept,
    obtain: async () =>
      (kept ??= await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])),
    drop: async () => {
      kept = undefined
    },
  }
}

const member = { username: 'membro.demo', password: 'Ação; forte=1 🍀' }

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`
  }
})

it('LOGIN-14: the remembered values are restored, and the cookie never reveals the password', async () => {
  const keys = keysInMemory()
  await rememberPassword(keys, member)
  expect(decodeURIComponent(document.cookie)).toContain('trevo_user=membro.demo')
  expect(decodeURIComponent(document.cookie)).not.toContain('forte')
  expect(await recallPassword(keys)).toEqual(member)
})

it('LOGIN-14: unchecking removes both cookies and the key', async () => {
  const keys = keysInMemory()
  await rememberPassword(keys, member)
  await forgetPassword(keys)
  expect(document.cookie).not.toContain('trevo_')
  expect(await keys.find()).toBeUndefined()
  expect(await recallPassword(keys)).toBeUndefined()
})

it('a cookie without its key cannot be decrypted', async () => {
  await rememberPassword(keysInMemory(), member)
  const otherKeys = keysInMemory()
  await otherKeys.obtain()
  expect(await recallPassword(otherKeys)).toBeUndefined()
})
