import { useSyncExternalStore } from 'react'
import { writeCookie } from '../../../core/session/cookies.ts'

/** Whether the visit may be measured; undefined until the visitor has chosen. */
export type Consent = 'analytics' | 'none'

const cookieName = 'consent'
const keptForSec = 180 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** A cookie, because the server decides by it whether the page's policy allows the measuring script. */
export const readConsent = (): Consent | undefined => {
  const found = /(?:^|; )consent=(analytics|none)(?:;|$)/.exec(document.cookie)?.[1]
  return found as Consent | undefined // the pattern's two words
}

export const writeConsent = (consent: Consent): void => {
  writeCookie(cookieName, consent, keptForSec, 'Lax')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice; `unknown` on the server and in the first render. */
export const useConsent = (): Consent | undefined | 'unknown' =>
  useSyncExternalStore(subscribe, readConsent, () => 'unknown')
