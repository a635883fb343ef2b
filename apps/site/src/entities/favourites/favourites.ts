import { useSyncExternalStore } from 'react'

/** FAV-3. */
export const toggleEveryMs = 1_000

export type FavouriteGame = {
  readonly nodeId: number
  readonly vassalage: string
  readonly gameType: string
}

/** Sends the change; set by the component that owns the favourites. @throws if the server refuses */
export type SendFavourite = (game: FavouriteGame, add: boolean) => Promise<void>

const none: readonly string[] = []
let ids = none
let send: SendFavourite | undefined
let lastToggleAt = -toggleEveryMs
/** Presses from before the list was loaded; they wait for it. */
let early: { readonly go: (known: boolean) => void } | undefined
const listeners = new Set<() => void>()

const set = (next: readonly string[]): void => {
  ids = next
  for (const listener of listeners) listener()
}

/** Node ids as text, as the favourites call returns them, and how a change is sent. */
export const startFavourites = (nodeIds: readonly string[], sendBy: SendFavourite): void => {
  send = sendBy
  set(nodeIds)
  early?.go(true)
  early = undefined
}

/** The favourites are cleared; the next member may press at once. */
export const stopFavourites = (): void => {
  send = undefined
  lastToggleAt = -toggleEveryMs
  set(none)
  early?.go(false)
  early = undefined
}

/**
 * FAV-2..5: adds or removes, at most once a second. The list changes at once; when the server refuses,
 * it changes back and the refusal is rethrown. A press before the list has loaded waits for it; the
 * last one counts.
 */
export const toggleFavourite = async (
  game: FavouriteGame,
  now = performance.now(),
): Promise<void> => {
  const id = String(game.nodeId)
  if (!send) {
    early?.go(false)
    const isKnown = await new Promise<boolean>((go) => {
      early = { go }
    })
    // The heart was empty only because nothing was loaded yet, so the press means adding.
    if (!isKnown || ids.includes(id)) return
  }
  if (!send || now - lastToggleAt < toggleEveryMs) return
  lastToggleAt = now
  const before = ids
  const isFavourite = before.includes(id)
  set(isFavourite ? before.filter((other) => other !== id) : [...before, id])
  try {
    await send(game, !isFavourite)
  } catch (error) {
    set(before)
    throw error
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What is derived from the favourite node ids: a tile that selects only its own game re-renders only
 * when that one changes.
 */
export const useFavourites = <Read>(read: (nodeIds: readonly string[]) => Read): Read =>
  useSyncExternalStore(
    subscribe,
    () => read(ids),
    () => read(none),
  )
