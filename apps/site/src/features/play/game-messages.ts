/** What a game of ours tells the page around it; see the README of `apps/games`. */
export type GameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'lobby' }
  | { readonly type: 'deposit' }
  | { readonly type: 'session-ended' }
  | { readonly type: 'round'; readonly state: 'started' | 'shown' | 'refused' }

const roundStates: readonly unknown[] = ['started', 'shown', 'refused']
const plain = new Set(['ready', 'lobby', 'deposit', 'session-ended'])

/** A message of a game, or undefined for anything else that windows send each other. */
export const parseGameMessage = (data: unknown): GameMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type, balance, state } = data as Record<string, unknown>
  if (source !== 'trevo-game' || typeof type !== 'string') return undefined
  if (plain.has(type)) return { type } as GameMessage // one of the four without content
  if (type === 'balance' && typeof balance === 'string' && /^\d+\.\d{2,4}$/.test(balance)) {
    return { type, balance }
  }
  if (type === 'round' && roundStates.includes(state)) {
    return { type, state: state as 'started' | 'shown' | 'refused' } // one of the three
  }
  return undefined
}

/**
 * Hears the game in `frame`, and nobody else: the message must come from that window and from the
 * origin the launch named. Answers how to stop.
 */
export const listenToGame = (
  frame: HTMLIFrameElement,
  url: string,
  onMessage: (message: GameMessage) => void,
): (() => void) => {
  const { origin } = new URL(url, location.href)
  const hear = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const message = parseGameMessage(event.data)
    if (message) onMessage(message)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** Tells the game that the balance changed outside of it, as by a deposit. */
export const postToGame = (
  frame: HTMLIFrameElement,
  url: string,
  type: 'refresh-balance' | 'hide-top',
) =>
  frame.contentWindow?.postMessage(
    { target: 'trevo-game', type },
    new URL(url, location.href).origin,
  )
