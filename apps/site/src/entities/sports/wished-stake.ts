import { useSyncExternalStore } from 'react'

/** A stake that a sentence named, as it is typed in the field of the slip; a new object for each sentence. */
type WishedStake = { readonly text: string }

let wished: WishedStake | undefined
const listeners = new Set<() => void>()

/** What the slip's field shows next; undefined once the slip is placed or cleared. */
export const setWishedStake = (text: string | undefined): void => {
  wished = text === undefined ? undefined : { text }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWishedStake = (): WishedStake | undefined =>
  useSyncExternalStore(
    subscribe,
    () => wished,
    () => undefined,
  )
