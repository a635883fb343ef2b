import type { PlayOrder } from '../../rgs/rgs-port.ts'

/** Where the order of a round waits until it is answered; survives a reload of the tab. */
export type PendingOrder = {
  readonly get: () => PlayOrder | undefined
  readonly set: (order: PlayOrder) => void
  readonly clear: () => void
}

/** Keeps it in the tab's session storage, one slot per game, or in memory if storage is blocked. */
export const pendingOrderIn = (storage: Storage, gameCode: string): PendingOrder => {
  const key = `trevo.game.order.${gameCode}`
  let memory: PlayOrder | undefined
  return {
    get: () => memory ?? read(storage, key),
    set: (order) => {
      memory = order
      attempt(() => storage.setItem(key, JSON.stringify(order)))
    },
    clear: () => {
      memory = undefined
      attempt(() => storage.removeItem(key))
    },
  }
}

const read = (storage: Storage, key: string): PlayOrder | undefined => {
  const text = attempt(() => storage.getItem(key))
  if (!text) return undefined
  const value: unknown = attempt(() => JSON.parse(text))
  if (typeof value !== 'object' || value === null) return undefined
  const { id, gameCode, stake } = value as Partial<Record<string, unknown>> // checked below
  if (typeof id !== 'string' || typeof gameCode !== 'string' || typeof stake !== 'string') {
    return undefined
  }
  return { id, gameCode, stake }
}

/** Private windows may refuse storage; the game continues without it. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
