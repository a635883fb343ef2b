import type { WebSocket } from '@fastify/websocket'
import type { Caller } from '../../platform/http/actor.ts'

const heartbeatMs = 25_000
const bufferedBytesMax = 64 * 1024
/** Close code that tells a page not to come back with the same token. */
export const noSessionCode = 4401
/** The page that signs out closes by itself within this time; only the others need to be told. */
const goodbyeAfterMs = 1_000

/** Sends as JSON. A reader too slow to keep up reconnects and starts from the current balance. */
export const sendEvent = (socket: WebSocket, event: unknown): void => {
  if (socket.bufferedAmount > bufferedBytesMax) return socket.terminate()
  socket.send(JSON.stringify(event))
}

/** The sockets of logged-in members on this copy; each is pinged every 25 s. */
export const createOpenSockets = () => {
  const socketsOf = new Map<string, Set<WebSocket>>()
  const callerOf = new WeakMap<WebSocket, Caller>()
  const alive = new WeakSet<WebSocket>()
  const all = (): WebSocket[] => [...socketsOf.values()].flatMap((sockets) => [...sockets])

  const timer = setInterval(() => {
    for (const socket of all()) {
      if (!alive.has(socket)) socket.terminate()
      alive.delete(socket)
      socket.ping()
    }
  }, heartbeatMs).unref()

  return {
    add: (socket: WebSocket, caller: Caller): void => {
      callerOf.set(socket, caller)
      const key = String(caller.memberId)
      const sockets = socketsOf.get(key) ?? new Set()
      socketsOf.set(key, sockets.add(socket))
      socket.on('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0 && socketsOf.get(key) === sockets) socketsOf.delete(key)
      })
      alive.add(socket)
      socket.on('pong', () => alive.add(socket))
    },
    sendTo: (memberId: string, event: unknown): void => {
      for (const socket of socketsOf.get(memberId) ?? []) sendEvent(socket, event)
    },
    sendToAll: (event: unknown, brandId?: number): void => {
      for (const socket of all()) {
        if (brandId === undefined || callerOf.get(socket)?.brandId === brandId) {
          sendEvent(socket, event)
        }
      }
    },
    endSession: ({ sessionId, memberId }: { sessionId: string; memberId: string }): void => {
      const tell = () => {
        for (const socket of socketsOf.get(memberId) ?? []) {
          if (callerOf.get(socket)?.sessionId !== sessionId) continue
          sendEvent(socket, { topic: 'session-ended' })
          socket.close(noSessionCode, 'session ended')
        }
      }
      setTimeout(tell, goodbyeAfterMs).unref()
    },
    close: (): void => {
      clearInterval(timer)
      for (const socket of all()) socket.close(1001)
    },
  }
}

export type OpenSockets = ReturnType<typeof createOpenSockets>
