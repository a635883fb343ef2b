import { useSyncExternalStore } from 'react'
import type { Choice } from '@trevo/contract/wps/sports/slips.ts'
import { slipLegsMax } from '@trevo/contract/wps/sports/slips.ts'
import { sessionCache } from '../../core/session/session-keys.ts'

/** A selection on the slip being filled in, with the price at which it was pressed or accepted. */
export type Pick = Choice

const cacheKey = 'sportsSlip'
const none: readonly Pick[] = []
let picks: readonly Pick[] | undefined
const listeners = new Set<() => void>()

const read = (): readonly Pick[] => (picks ??= sessionCache.read<readonly Pick[]>(cacheKey) ?? none)

export const isSamePick = (one: Omit<Pick, 'odds'>, other: Omit<Pick, 'odds'>): boolean =>
  one.matchId === other.matchId && one.market === other.market && one.selection === other.selection

/** Replaces the slip: it survives a reload, a login and a visit to the cashier. */
export const setPicks = (next: readonly Pick[]): void => {
  picks = next.slice(0, slipLegsMax)
  if (picks.length > 0) sessionCache.write(cacheKey, picks)
  else sessionCache.remove(cacheKey)
  for (const listener of listeners) listener()
}

/** Puts a selection on the slip. There is at most one per market: another one replaces it. */
export const setPick = (pick: Pick): void => {
  const kept = read().filter((one) => one.matchId !== pick.matchId || one.market !== pick.market)
  setPicks([...kept, pick])
}

/** Puts a selection on the slip, or removes it if it is already there. */
export const togglePick = (pick: Pick): void => {
  const others = read().filter((one) => !isSamePick(one, pick))
  if (others.length < read().length) setPicks(others)
  else setPick(pick)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The slip being filled in; empty until the page is hydrated. */
export const usePicks = (): readonly Pick[] => useSyncExternalStore(subscribe, read, () => none)

/** The same outside a component. */
export const readPicks = read
