import type { LiveEvent } from './live-events.ts'
import { parseLiveEvent, positionIn } from './parse-live-event.ts'

/** The part of a `WebSocket` that we need. */
export type LiveSocket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

export type LiveOptions = {
  readonly token: string
  /** In shared-phone mode, the proof that the PIN was typed on this page. */
  readonly pinProof?: string | undefined
  /** `after` is the last position of the previous socket, to get the events since. */
  readonly openSocket: (after: string | undefined) => LiveSocket
  readonly onEvent: (event: LiveEvent) => void
  /** A socket that did not get the events from before it connected. */
  readonly onConnected: () => void
  /** The server does not know the token, or no longer does; no retry. */
  readonly onRejected: () => void
  /** The server asks for the PIN of shared-phone mode; no retry. */
  readonly onCovered: () => void
  /** 0 to 1: spreads the reconnections of many pages after a restart of the server. */
  readonly chance?: () => number
}

export type LiveConnection = {
  /** Retries at once instead of waiting, for example when the network is back. */
  readonly wake: () => void
  readonly close: () => void
}

const firstWaitMs = 1_000
const waitMaxMs = 30_000
/** Close codes of the server's module `live`. */
const noSession = 4401
const covered = 4403

/** Wait before the n-th try in a row (from 0): doubling, at most 30 s, between half and all of it. */
export const waitBeforeTry = (failures: number, chance: number): number => {
  const whole = Math.min(waitMaxMs, firstWaitMs * 2 ** Math.min(failures, 10))
  return whole / 2 + (whole / 2) * chance
}

/**
 * Keeps one socket to `/live` open: identifies the session, passes events on, and reconnects after
 * every loss. After each reconnection the server first sends the missed events, then the current
 * balance and unread count.
 */
export const connectLive = ({
  token,
  pinProof,
  openSocket,
  onEvent,
  onConnected,
  onRejected,
  onCovered,
  chance = Math.random,
}: LiveOptions): LiveConnection => {
  let socket: LiveSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let heardUpTo: string | undefined
  let isClosed = false

  const open = () => {
    timer = undefined
    const mine = openSocket(heardUpTo)
    let isNew = heardUpTo === undefined
    socket = mine
    mine.addEventListener('open', () => mine.send(JSON.stringify({ token, pinProof })))
    mine.addEventListener('message', ({ data }) => {
      if (socket !== mine) return
      failures = 0
      heardUpTo = positionIn(data) ?? heardUpTo
      const event = parseLiveEvent(data)
      if (event) onEvent(event)
      if (isNew) onConnected()
      isNew = false
    })
    mine.addEventListener('close', ({ code }) => {
      if (socket !== mine || isClosed) return
      socket = undefined
      if (code === noSession) return onRejected()
      if (code === covered) return onCovered()
      timer = setTimeout(open, waitBeforeTry(failures++, chance()))
    })
  }

  open()
  return {
    wake: () => {
      if (isClosed || timer === undefined) return
      clearTimeout(timer)
      failures = 0
      open()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
