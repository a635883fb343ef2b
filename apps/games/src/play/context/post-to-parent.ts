/**
 * Messages of the game to its parent page, as README.md documents. Every message also carries `source:
 * 'trevo-game'`, `version: 1` and the game's code.
 */
export type ParentMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'balance'; readonly balance: string }
  /** Until `shown` the balance may lack a payout; `refused`: nothing was staked. */
  | {
      readonly type: 'round'
      readonly roundId: string
      readonly state: 'started' | 'shown' | 'refused'
    }
  | { readonly type: 'lobby' }
  | { readonly type: 'deposit' }
  | { readonly type: 'session-ended' }
  /** The player wants to open another of our games, named by its code. */
  | { readonly type: 'open-game'; readonly opens: string }

/** Messages of the page to the game. */
export type GameMessage =
  | { readonly type: 'refresh-balance' }
  | { readonly type: 'pause' }
  /** The page has its own bar with back link, name and time. */
  | { readonly type: 'hide-top' }
  /** The member's silent mode: no win is celebrated, and nothing sounds. */
  | { readonly type: 'silent'; readonly isOn: boolean }
  /** The amounts of the pools that this game contributes to, or a win by its player; parsed where it is shown. */
  | { readonly type: 'jackpots' | 'jackpot-won'; readonly told: object }

export type Parent = {
  /** False if nobody listens: the game then follows a link itself. */
  readonly tell: (message: ParentMessage) => boolean
  readonly listen: (onMessage: (message: GameMessage) => void) => void
}

/** Communicates only with the lobby origin that the session names, never with an arbitrary parent frame. */
export const parentOf = (win: Window, lobbyUrl: string, gameCode: string): Parent => {
  const origin = new URL(lobbyUrl, win.location.href).origin
  const isFramed = win.parent !== win
  return {
    tell: (message) => {
      if (!isFramed) return false
      win.parent.postMessage({ source: 'trevo-game', version: 1, gameCode, ...message }, origin)
      return true
    },
    listen: (onMessage) => {
      win.addEventListener('message', (event) => {
        if (event.origin !== origin || event.source !== win.parent) return
        const message = readMessage(event.data)
        if (message) onMessage(message)
      })
    },
  }
}

const readMessage = (data: unknown): GameMessage | undefined => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (!('target' in data) || data.target !== 'trevo-game') return undefined
  if (data.type === 'refresh-balance') return { type: 'refresh-balance' }
  if (data.type === 'hide-top') return { type: 'hide-top' }
  if (data.type === 'silent') return { type: 'silent', isOn: 'isOn' in data && data.isOn === true }
  if (data.type === 'jackpots' || data.type === 'jackpot-won')
    return { type: data.type, told: data }
  return data.type === 'pause' ? { type: 'pause' } : undefined
}
