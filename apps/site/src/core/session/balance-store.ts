import { useSyncExternalStore } from 'react'

/** The last known spendable balance; `seq` grows with every movement of the account. */
export type ShownBalance = {
  /** Decimal string, as on the wire. */
  readonly amount: string
  readonly currency: string
  readonly seq: string
}

/** As the server sent it. */
let booked: ShownBalance | undefined
/** As an open game shows it: a stake is deducted at once, a payout is added once its round has been shown. */
let inGame: string | undefined
let shown: ShownBalance | undefined
/** Shared-phone mode, until the PIN is typed: no screen has the balance. */
let isCovered = false
const listeners = new Set<() => void>()

const change = (): void => {
  const known = booked && inGame !== undefined ? { ...booked, amount: inGame } : booked
  shown = isCovered ? undefined : known
  for (const listener of listeners) listener()
}

/** Login, the live socket and the refresh button write the balance here; the header reads it. */
export const balanceStore = {
  /** The balance that every screen shows. */
  read: (): ShownBalance | undefined => shown,
  readBooked: (): ShownBalance | undefined => booked,
  /** Stores a balance unless there is a later one; undefined clears it. */
  set: (next: ShownBalance | undefined): void => {
    if (next && booked && BigInt(next.seq) < BigInt(booked.seq)) return
    booked = next
    if (!next) inGame = undefined
    change()
  },
  /** Covers the balance on every screen, or shows it again. */
  cover: (next: boolean): void => {
    isCovered = next
    change()
  },
  isCovered: (): boolean => isCovered,
  /** The balance of the open game, shown on every screen; undefined when it is closed. */
  followGame: (amount: string | undefined): void => {
    if (inGame === amount) return
    inGame = amount
    change()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useBalance = (): ShownBalance | undefined =>
  useSyncExternalStore(balanceStore.subscribe, balanceStore.read, () => undefined)

/** Whether everything of the member waits for the PIN of shared-phone mode. */
export const useCovered = (): boolean =>
  useSyncExternalStore(balanceStore.subscribe, balanceStore.isCovered, () => false)
