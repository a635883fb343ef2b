import { useSyncExternalStore } from 'react'
import { isOnSharedPhone } from './store.ts'

const key = 'balanceHidden'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

/** Whether this device hides the balance from bystanders. */
const isHidden = (): boolean => {
  if (chosen !== undefined) return chosen
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

/** Shows or hides the balance, and remembers the choice on this device. */
export const hideBalance = (hidden: boolean): void => {
  chosen = hidden
  try {
    if (isOnSharedPhone()) localStorage.removeItem(key)
    else localStorage.setItem(key, hidden ? '1' : '0')
  } catch {
    // Storage may be blocked; the choice then holds for this page only.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useBalanceHidden = (): boolean =>
  useSyncExternalStore(subscribe, isHidden, () => false)
