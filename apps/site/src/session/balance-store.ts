import { useSyncExternalStore } from 'react'

/** The spendable balance as last told; `seq` grows with every movement of the account. */
export type ShownBalance = {
  /** Decimal string, as on the wire. */
  readonly amount: string
  readonly currency: string
  readonly seq: string
}

let shown: ShownBalance | undefined
const listeners = new Set<() => void>()

/** Where login, the live socket and the refresh button put the balance, and the header reads it. */
export const balanceStore = {
  read: (): ShownBalance | undefined => shown,
  /** Takes a balance unless a later one is there already; undefined forgets it. */
  set: (next: ShownBalance | undefined): void => {
    if (next && shown && BigInt(next.seq) < BigInt(shown.seq)) return
    shown = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useBalance = (): ShownBalance | undefined =>
  useSyncExternalStore(balanceStore.subscribe, balanceStore.read, () => undefined)
