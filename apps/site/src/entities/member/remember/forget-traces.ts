import { forgetPassword } from './remember-password.ts'
import { browserKeys } from './key-store.ts'

/** What outlives a tab and tells of a member; language and theme tell of nobody. */
const storedKeys = ['recentSearches', 'balanceHidden'] as const

/** Shared-phone mode: forgets what this browser remembered of the member. */
export const forgetTraces = (): void => {
  try {
    for (const key of storedKeys) localStorage.removeItem(key)
  } catch {
    // Blocked storage remembers nothing.
  }
  // The key store may be slow; the cookies are gone at once, and nothing else can read what is encrypted.
  void forgetPassword(browserKeys).catch(() => undefined)
}
