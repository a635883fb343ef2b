import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import type { Caller } from '../../platform/http/actor.ts'
import { frameText } from './frame-text.ts'

const heartbeatMs = 25_000
const heartbeatParts = 100
const bufferedBytesMax = 64 * 1024
/** Close code after which a page must not reconnect with the same token. */
export const noSessionCode = 4401
/** Close code of a session that shared-phone mode covers: reconnect once the PIN was typed. */
export const coveredCode = 4403
/** Close code of a stopping copy: reconnect, to another one. */
export const goingAwayCode = 1001
/** Sends a page only its position. */
export const positionEvent = { topic: 'position' }
/** The page that signs out closes within this time; only the others need to be notified. */
const goodbyeAfterMs = 1_000
/** How many sockets a stopping copy closes at a time, so that not all pages reconnect at once. */
const closedAtOnce = 200
const closeEveryMs = 20

const sendText = (socket: WebSocket, text: string): void => {
  if (socket.bufferedAmount > bufferedBytesMax) return socket.terminate()
  socket.send(text)
}

/** The sent form of an event: with the position of the bus, so that a page can name what it has received. */
export const textOf = (event: object, at?: string): string =>
  JSON.stringify(at === undefined ? event : { ...event, at })

/** Sends as JSON. A reader too slow to keep up reconnects and starts from the current balance. */
export const sendEvent = (socket: WebSocket, event: object, at?: string): void =>
  sendText(socket, textOf(event, at))

/** An open page: its socket, and the connection under it. */
type Page = {
  readonly socket: WebSocket
  readonly line: Duplex
  readonly caller: Caller
  /** Whether it answered the last ping. */
  isAlive: boolean
}

/** Sends the result of `frameText`, bypassing the socket's own framing: this is done for thousands at a time. */
const sendFrame = ({ socket, line }: Page, frame: Buffer): void => {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > bufferedBytesMax) return socket.terminate()
  line.write(frame)
}

/** The owners of open pages. */
const createOwners = () => {
  const pagesOf = new Map<string, Set<Page>>()
  const all = new Set<Page>()
  return {
    add: (page: Page): void => {
      all.add(page)
      const key = String(page.caller.memberId)
      const pages = pagesOf.get(key) ?? new Set()
      pagesOf.set(key, pages.add(page))
      page.socket.on('close', () => {
        all.delete(page)
        pages.delete(page)
        if (pages.size === 0 && pagesOf.get(key) === pages) pagesOf.delete(key)
      })
    },
    all: all as ReadonlySet<Page>,
    listOf: (memberId: string): Iterable<Page> => pagesOf.get(memberId) ?? [],
  }
}

/**
 * Pings each page every 25 s, and closes those that did not answer the previous ping. A few pages at a time, so
 * that their answers do not arrive together and hold up an event.
 */
const startHeartbeat = (newest: () => string | undefined) => {
  const parts = Array.from({ length: heartbeatParts }, () => new Set<Page>())
  let added = 0
  let turn = 0
  const beat = () => {
    const at = newest()
    const position = at === undefined ? undefined : frameText(textOf(positionEvent, at))
    turn += 1
    for (const page of parts[turn % heartbeatParts] ?? []) {
      if (!page.isAlive) page.socket.terminate()
      page.isAlive = false
      page.line.cork()
      page.socket.ping()
      if (position) sendFrame(page, position)
      page.line.uncork()
    }
  }
  const timer = setInterval(beat, heartbeatMs / heartbeatParts).unref()
  return {
    watch: (page: Page): void => {
      added += 1
      const part = parts[added % heartbeatParts]
      part?.add(page)
      page.socket.on('pong', () => (page.isAlive = true))
      page.socket.on('close', () => part?.delete(page))
    },
    stop: (): void => clearInterval(timer),
  }
}

/**
 * The sockets of logged-in members on this copy; each is pinged every 25 s.
 * @param newest the position of the last message that this copy received
 */
export const createOpenSockets = (newest: () => string | undefined) => {
  const owners = createOwners()
  const heartbeat = startHeartbeat(newest)
  let isClosing = false

  return {
    /** Whether it was accepted; a stopping copy accepts none. @param line the connection under the socket */
    add: (socket: WebSocket, line: Duplex, caller: Caller): boolean => {
      if (isClosing) return false
      const page = { socket, line, caller, isAlive: true }
      owners.add(page)
      heartbeat.watch(page)
      return true
    },
    count: (): number => owners.all.size,
    sendTo: (memberId: string, event: object, at?: string): void => {
      for (const { socket } of owners.listOf(memberId)) sendEvent(socket, event, at)
    },
    sendToAll: (event: object, brandId?: number, at?: string): void => {
      const frame = frameText(textOf(event, at))
      for (const page of owners.all) {
        if (brandId === undefined || page.caller.brandId === brandId) sendFrame(page, frame)
      }
    },
    endSession: ({ sessionId, memberId }: { sessionId: string; memberId: string }): void => {
      const tell = () => {
        for (const { socket, caller } of owners.listOf(memberId)) {
          if (caller.sessionId !== sessionId) continue
          sendEvent(socket, { topic: 'session-ended' })
          socket.close(noSessionCode, 'session ended')
        }
      }
      setTimeout(tell, goodbyeAfterMs).unref()
    },
    /** Pages of the member connect again, and are judged again. */
    reconnect: (memberId: string): void => {
      for (const { socket } of owners.listOf(memberId)) socket.close(goingAwayCode)
    },
    /** Each page gets its last position, and reconnects to another copy. */
    close: async (): Promise<void> => {
      isClosing = true
      heartbeat.stop()
      const open = [...owners.all]
      for (let from = 0; from < open.length; from += closedAtOnce) {
        if (from > 0) await new Promise((resolve) => setTimeout(resolve, closeEveryMs))
        for (const { socket } of open.slice(from, from + closedAtOnce)) {
          if (socket.readyState !== socket.OPEN) continue
          const at = newest()
          if (at !== undefined) sendEvent(socket, positionEvent, at)
          socket.close(goingAwayCode)
        }
      }
    },
  }
}

export type OpenSockets = ReturnType<typeof createOpenSockets>
