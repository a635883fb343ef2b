/** What a game sends to the page around it; `docs/game-frame.md` is the contract. */
export type GameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'lobby' }
  | { readonly type: 'deposit' }
  | { readonly type: 'session-ended' }
  /** The game cannot continue; the page offers to open it again. */
  | { readonly type: 'error' }
  /** Another game of the same vendor, by the vendor's code, has an open round. */
  | { readonly type: 'open-game'; readonly opens: string }
  | { readonly type: 'round'; readonly state: 'started' | 'shown' | 'refused' }

const roundStates: readonly unknown[] = ['started', 'shown', 'refused']
const plain = new Set(['ready', 'lobby', 'deposit', 'session-ended', 'error'])
/** A game sends its rounds and its balance; messages that come faster than this are ignored. */
const messagesPerSecMax = 50

/** A message from a game, or undefined for anything else that windows send each other. */
export const parseGameMessage = (data: unknown): GameMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type, balance, state, opens } = data as Record<string, unknown>
  if (source !== 'trevo-game' || typeof type !== 'string') return undefined
  if (type === 'close') return { type: 'lobby' }
  if (plain.has(type)) return { type } as GameMessage // one of the five without content
  if (type === 'balance' && typeof balance === 'string' && /^\d{1,12}\.\d{2,4}$/.test(balance)) {
    return { type, balance }
  }
  if (type === 'open-game' && typeof opens === 'string' && /^[\w-]{1,64}$/.test(opens)) {
    return { type, opens }
  }
  if (type === 'round' && roundStates.includes(state)) {
    return { type, state: state as 'started' | 'shown' | 'refused' } // one of the three
  }
  return undefined
}

/**
 * Listens to the game in `frame` only: a message must come from that window and from the origin that
 * the launch named. Returns a function that stops it.
 */
export const listenToGame = (
  frame: HTMLIFrameElement,
  url: string,
  onMessage: (message: GameMessage) => void,
): (() => void) => {
  const { origin } = new URL(url, location.href)
  let second = 0
  let count = 0
  const isTooMany = (): boolean => {
    const now = Math.floor(performance.now() / 1_000)
    if (now !== second) [second, count] = [now, 0]
    count += 1
    return count > messagesPerSecMax
  }
  const hear = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow || isTooMany()) return
    const message = parseGameMessage(event.data)
    if (message) onMessage(message)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/**
 * The permissions of a game's frame: run scripts, send requests, open its own help; never navigate the
 * page around it. A game on our own origin could undo all of this from within, so it does not get that
 * origin.
 */
export const sandboxOf = (url: string): string => {
  const allowed = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock'
  const isOurs = new URL(url, location.href).origin === location.origin
  return isOurs ? allowed : `${allowed} allow-same-origin`
}

/** Tells the game what happens outside it: the balance changed, a popup covers it, what a pool holds. */
export const postToGame = (
  frame: HTMLIFrameElement,
  url: string,
  type: 'refresh-balance' | 'hide-top' | 'pause' | 'silent' | 'jackpots' | 'jackpot-won',
  told: object = {},
) =>
  frame.contentWindow?.postMessage(
    { target: 'trevo-game', type, ...told },
    new URL(url, location.href).origin,
  )
