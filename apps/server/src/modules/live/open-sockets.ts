import type { WebSocket } from '@fastify/websocket'
import type { Caller } from '../../platform/http/actor.ts'

const heartbeatMs = 25_000
const bufferedBytesMax = 64 * 1024
/** Close code that tells a page not to come back with the same token. */
export const noSessionCode = 4401
/** Close code of a copy that ends: come back, to another one. */
export const goingAwayCode = 1001
/** The page that signs out closes by itself within this time; only the others need to be told. */
const goodbyeAfterMs = 1_000
/** A copy that ends closes so many sockets at a time, so that not all pages come back at once. */
const closedAtOnce = 200
const closeEveryMs = 20

const sendText = (socket: WebSocket, text: string): void => {
  if (socket.bufferedAmount > bufferedBytesMax) return socket.terminate()
  socket.send(text)
}

/** What is sent of an event: with where the bus was, so that a page can say what it has heard. */
export const textOf = (event: object, at?: string): string =>
  JSON.stringify(at === undefined ? event : { ...event, at })

/** Sends as JSON. A reader too slow to keep up reconnects and starts from the current balance. */
export const sendEvent = (socket: WebSocket, event: object, at?: string): void =>
  sendText(socket, textOf(event, at))

/** Whose socket is whose, as long as it is open. */
const createOwners = () => {
  const socketsOf = new Map<string, Set<WebSocket>>()
  const callers = new WeakMap<WebSocket, Caller>()
  return {
    add: (socket: WebSocket, caller: Caller): void => {
      callers.set(socket, caller)
      const key = String(caller.memberId)
      const sockets = socketsOf.get(key) ?? new Set()
      socketsOf.set(key, sockets.add(socket))
      socket.on('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0 && socketsOf.get(key) === sockets) socketsOf.delete(key)
      })
    },
    callerOf: (socket: WebSocket): Caller | undefined => callers.get(socket),
    listOf: (memberId: string): Iterable<WebSocket> => socketsOf.get(memberId) ?? [],
    listAll: (): WebSocket[] => [...socketsOf.values()].flatMap((sockets) => [...sockets]),
    count: (): number => {
      let count = 0
      for (const sockets of socketsOf.values()) count += sockets.size
      return count
    },
  }
}

/** Pings sockets every 25 s, and ends those that did not answer the ping before. */
const startHeartbeat = (listAll: () => WebSocket[], onPing: (socket: WebSocket) => void) => {
  const alive = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of listAll()) {
      if (!alive.has(socket)) socket.terminate()
      alive.delete(socket)
      socket.ping()
      onPing(socket)
    }
  }, heartbeatMs).unref()
  return {
    watch: (socket: WebSocket): void => {
      alive.add(socket)
      socket.on('pong', () => alive.add(socket))
    },
    stop: (): void => clearInterval(timer),
  }
}

/**
 * The sockets of logged-in members on this copy; each is pinged every 25 s.
 * @param newest the position of the last message that this copy heard
 */
export const createOpenSockets = (newest: () => string | undefined) => {
  const owners = createOwners()
  let isClosing = false

  const tellPosition = (socket: WebSocket): void => {
    const at = newest()
    if (at !== undefined) sendEvent(socket, { topic: 'position' }, at)
  }
  const heartbeat = startHeartbeat(owners.listAll, tellPosition)

  return {
    /** Whether it was taken; a copy that ends takes none. */
    add: (socket: WebSocket, caller: Caller): boolean => {
      if (isClosing) return false
      owners.add(socket, caller)
      heartbeat.watch(socket)
      return true
    },
    count: owners.count,
    sendTo: (memberId: string, event: object, at?: string): void => {
      for (const socket of owners.listOf(memberId)) sendEvent(socket, event, at)
    },
    sendToAll: (event: object, brandId?: number, at?: string): void => {
      const text = textOf(event, at)
      for (const socket of owners.listAll()) {
        if (brandId === undefined || owners.callerOf(socket)?.brandId === brandId) {
          sendText(socket, text)
        }
      }
    },
    endSession: ({ sessionId, memberId }: { sessionId: string; memberId: string }): void => {
      const tell = () => {
        for (const socket of owners.listOf(memberId)) {
          if (owners.callerOf(socket)?.sessionId !== sessionId) continue
          sendEvent(socket, { topic: 'session-ended' })
          socket.close(noSessionCode, 'session ended')
        }
      }
      setTimeout(tell, goodbyeAfterMs).unref()
    },
    /** Each page is told how far it has heard, and comes back to another copy. */
    close: async (): Promise<void> => {
      isClosing = true
      heartbeat.stop()
      const open = owners.listAll()
      for (let from = 0; from < open.length; from += closedAtOnce) {
        if (from > 0) await new Promise((resolve) => setTimeout(resolve, closeEveryMs))
        for (const socket of open.slice(from, from + closedAtOnce)) {
          if (socket.readyState !== socket.OPEN) continue
          tellPosition(socket)
          socket.close(goingAwayCode)
        }
      }
    },
  }
}

export type OpenSockets = ReturnType<typeof createOpenSockets>
