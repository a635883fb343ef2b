import { clearCookie, findCookie, writeCookie } from '../../../core/session/cookies.ts'
import type { KeyStore } from './key-store.ts'

export type Remembered = { readonly username: string; readonly password: string }

const usernameCookie = 'trevo_user'
const passwordCookie = 'trevo_pass'
/** One day, as the documents specify. */
export const rememberForSec = 86_400

const ivBytes = 12
const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const encrypt = async (key: CryptoKey, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(text),
  )
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

const decrypt = async (key: CryptoKey, text: string): Promise<string> => {
  const bytes = fromBase64(text)
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, ivBytes) },
    key,
    bytes.slice(ivBytes),
  )
  return new TextDecoder().decode(opened)
}

/**
 * Keeps the last username and password in two cookies for a day. The password is encrypted under a key
 * that never leaves the browser's key store, so the cookie alone is useless.
 */
export const rememberPassword = async (keys: KeyStore, remembered: Remembered): Promise<void> => {
  const sealed = await encrypt(await keys.obtain(), remembered.password)
  writeCookie(usernameCookie, remembered.username, rememberForSec)
  writeCookie(passwordCookie, sealed, rememberForSec)
}

/** Removes both cookies and the key: what was encrypted under it can never be decrypted again. */
export const forgetPassword = async (keys: KeyStore): Promise<void> => {
  clearCookie(usernameCookie)
  clearCookie(passwordCookie)
  await keys.drop()
}

/** What was stored, or undefined; a password that cannot be decrypted any more counts as not stored. */
export const recallPassword = async (keys: KeyStore): Promise<Remembered | undefined> => {
  const username = findCookie(usernameCookie)
  const sealed = findCookie(passwordCookie)
  if (!username || !sealed) return undefined
  try {
    const key = await keys.find()
    return key && { username, password: await decrypt(key, sealed) }
  } catch {
    return undefined
  }
}
