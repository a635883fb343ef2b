import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import { z } from 'zod'
import type { Bus } from '../../platform/bus.ts'
import type { Caller, ResolveSession } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { balancesTopic, createBalanceCollector, type BalanceChange } from './collect-balances.ts'
import { createSocketLimits } from './limit-sockets.ts'

/** What a session can hear. `balance` carries its `seq`, so that a late message never wins. */
export type LiveEvent =
  | { topic: 'balance'; availBalance: string; seq: string }
  | { topic: 'deposit'; depositId: string; status: string }
  | { topic: 'withdrawal'; withdrawalId: string; status: string }
  /** How many messages are unread; of two counts the one with the higher `seq` is later. */
  | { topic: 'inbox'; unread: number; seq: string }
  | { topic: 'session-ended' }
  /** Something of the brand changed, such as maintenance: the status call says what. */
  | { topic: 'status-changed' }
  | { topic: 'game-maintenance'; nodeId: number; maintenance: boolean }
  | { topic: 'vendor-maintenance'; vassalage: string; maintenance: boolean }
  /** Lists of games asked for before may say something else now. */
  | { topic: 'catalogue-changed' }

export type Live = {
  /** Delivered to every open page of the member, on whichever copy it is connected. */
  publishToMember(memberId: bigint, event: LiveEvent): Promise<void>
  /** Pushes new balances, the newest of each member once. */
  publishBalances(changes: readonly BalanceChange[]): void
  /** Tells the pages of this session a moment later that it is over, and closes; on this copy. */
  endSession(session: { readonly sessionId: string; readonly memberId: string }): void
  /** Tells every page connected to this copy, or those of one brand. */
  tellAll(event: LiveEvent, brandId?: number): void
  close(): void
}

export type LiveDependencies = {
  readonly app: FastifyInstance
  readonly bus: Bus
  readonly resolveSession: ResolveSession
  /** Whether a page of this origin may open sockets at the host that was asked for. */
  isOwnOrigin?(origin: string, request: FastifyRequest): boolean
  /** Whether calls from there would be answered; who is under maintenance waits for its end. */
  mayListen?(caller: Caller, request: FastifyRequest): boolean
  /** How things are now, the balance first: sent before anything else, so that a return misses nothing. */
  firstEvents(memberId: bigint): Promise<readonly LiveEvent[]>
}

const heartbeatMs = 25_000
const helloWithinMs = 5_000
const bufferedBytesMax = 64 * 1024
/** Close code that tells a page not to come back with the same token. */
const noSessionCode = 4401
const comeLaterCode = 1013
/** The page that signs out closes by itself within this time; only the others need to be told. */
const goodbyeAfterMs = 1_000

const Hello = z.strictObject({ token: z.string().min(1).max(200) })
const Routed = z.object({ memberId: z.string(), event: z.record(z.string(), z.unknown()) })
const Balances = z.array(Routed)

const send = (socket: WebSocket, event: unknown) => {
  // A reader too slow to keep up reconnects and starts from the current balance.
  if (socket.bufferedAmount > bufferedBytesMax) return socket.terminate()
  socket.send(JSON.stringify(event))
}

const readHello = (raw: unknown): string | undefined => {
  try {
    return Hello.parse(JSON.parse(String(raw))).token
  } catch {
    return undefined
  }
}

/**
 * One WebSocket at `/live` for logged-in members. The first message is `{ token }`; then events
 * arrive as `{ topic, … }`, starting with the current balance. Ping every 25 s.
 */
export const createLive = ({
  app,
  bus,
  resolveSession,
  isOwnOrigin = () => true,
  mayListen = () => true,
  firstEvents,
}: LiveDependencies): Live => {
  const socketsOf = new Map<string, Set<WebSocket>>()
  const limits = createSocketLimits()
  const callerOf = new WeakMap<WebSocket, Caller>()
  const alive = new WeakSet<WebSocket>()

  const join = async (socket: WebSocket, caller: Caller, address: string) => {
    // Gone while we asked who it is: its end was told already, nobody would take it off the list.
    if (socket.readyState !== socket.OPEN) return
    callerOf.set(socket, caller)
    const key = String(caller.memberId)
    const leave = limits.enterAs({ isTrial: caller.kind === 'trial', memberKey: key, address })
    if (!leave) return socket.close(comeLaterCode, 'too many pages')
    const sockets = socketsOf.get(key) ?? new Set()
    socketsOf.set(key, sockets.add(socket))
    socket.on('close', () => {
      leave()
      sockets.delete(socket)
      if (sockets.size === 0 && socketsOf.get(key) === sockets) socketsOf.delete(key)
    })
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    for (const event of await firstEvents(caller.memberId)) send(socket, event)
  }

  const greet = (socket: WebSocket, request: FastifyRequest) => {
    socket.on('error', () => socket.terminate())
    const address = request.ip
    const leave = limits.enterSilent(address, () => socket.close(comeLaterCode, 'too many at once'))
    const timer = setTimeout(() => socket.close(noSessionCode, 'say who you are'), helloWithinMs)
    socket.once('close', () => {
      clearTimeout(timer)
      leave()
    })
    socket.once('message', (raw) => {
      clearTimeout(timer)
      leave()
      // A page has nothing more to say; whoever goes on talking is none.
      socket.once('message', () => socket.terminate())
      const token = readHello(raw)
      const resolved = token ? resolveSession(token) : Promise.resolve(undefined)
      resolved
        .then((caller) => {
          if (!caller) return socket.close(noSessionCode, 'no session')
          if (!mayListen(caller, request)) return socket.close(comeLaterCode, 'closed')
          return join(socket, caller, address)
        })
        .catch((error: unknown) => {
          app.log.error({ err: error }, 'live connection failed')
          socket.close(1011)
        })
    })
  }
  app.route({
    method: 'GET',
    url: '/live',
    // Browsers say whose page opens a socket, and no page can say otherwise.
    preValidation: async (request) => {
      const { origin } = request.headers
      if (request.ws && origin !== undefined && !isOwnOrigin(origin, request)) {
        throw new Refusal('system.domain_invalid')
      }
    },
    wsHandler: greet,
    // The site has a page at this path too; whoever asks for no socket is given the page.
    handler: (_request, reply) => {
      reply.callNotFound()
    },
  })

  const deliver = ({ memberId, event }: z.infer<typeof Routed>) => {
    for (const socket of socketsOf.get(memberId) ?? []) send(socket, event)
  }
  bus.subscribe('live.member', (payload) => deliver(Routed.parse(payload)))
  bus.subscribe(balancesTopic, (payload) => Balances.parse(payload).forEach(deliver))
  const balances = createBalanceCollector(bus, (error) =>
    app.log.warn({ err: error }, 'balances not pushed'),
  )

  const timer = setInterval(() => {
    for (const sockets of socketsOf.values()) {
      for (const socket of sockets) {
        if (!alive.has(socket)) socket.terminate()
        alive.delete(socket)
        socket.ping()
      }
    }
  }, heartbeatMs).unref()

  return {
    publishToMember: (memberId, event) =>
      bus.publish('live.member', { memberId: String(memberId), event }),
    publishBalances: balances.add,
    endSession: ({ sessionId, memberId }) => {
      const tell = () => {
        for (const socket of socketsOf.get(memberId) ?? []) {
          if (callerOf.get(socket)?.sessionId !== sessionId) continue
          send(socket, { topic: 'session-ended' })
          socket.close(noSessionCode, 'session ended')
        }
      }
      setTimeout(tell, goodbyeAfterMs).unref()
    },
    tellAll: (event, brandId) => {
      for (const socket of [...socketsOf.values()].flatMap((sockets) => [...sockets])) {
        if (brandId === undefined || callerOf.get(socket)?.brandId === brandId) send(socket, event)
      }
    },
    close: () => {
      clearInterval(timer)
      balances.close()
      for (const sockets of socketsOf.values()) for (const socket of sockets) socket.close(1001)
    },
  }
}
