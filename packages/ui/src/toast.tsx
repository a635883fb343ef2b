import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import styles from './toast.module.css'

export type Toast = { readonly id: number; readonly text: string; readonly tone: 'good' | 'bad' }

const shownForMs = 5_000
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const none: readonly Toast[] = []

const set = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

/** A passing notice; it disappears after five seconds. One that is shown already begins again. */
export const showToast = (text: string, tone: Toast['tone'] = 'good'): void => {
  const id = ++lastId
  const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone)
  set([...others.slice(-2), { id, text, tone }])
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), shownForMs)
}

/** Removes every notice at once. */
export const clearToasts = (): void => set([])

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear; once, at the end of the page. */
export const Toaster = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div className={styles['stack']} role="status" aria-live="polite">
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={classNames(styles['toast'], toast.tone === 'bad' && styles['bad'])}
        >
          {toast.text}
        </div>
      ))}
    </div>
  )
}
