import type { WebSocket } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Caller } from '../../../platform/http/actor.ts'
import { isPinProof } from '../../../platform/http/is-covered.ts'
import { createSocketLimits } from '../limit-sockets.ts'
import type { LiveSocketNeeds } from '../needs.ts'
import {
  coveredCode,
  goingAwayCode,
  noSessionCode,
  positionEvent,
  sendEvent,
  type OpenSockets,
} from '../open-sockets.ts'
import { createReadFirstEvents } from '../read-first-events.ts'
import type { RecentEvents } from '../recent-events.ts'

const helloWithinMs = 5_000
const comeLaterCode = 1013

/** The last position that the page received, from any copy; in the address, where older copies ignore it. */
const Query = z.object({ after: z.string().min(1).max(40).optional().catch(undefined) })
const Hello = z.strictObject({
  token: z.string().min(1).max(200),
  /** In shared-phone mode, of a page where the PIN was typed. */
  pinProof: z.string().min(1).max(200).optional(),
})
type Hello = z.infer<typeof Hello>

const readHello = (raw: unknown): Hello | undefined => {
  try {
    return Hello.parse(JSON.parse(String(raw)))
  } catch {
    return undefined
  }
}

/** Meanwhile events are sent as one batch. */
const inOnePiece = ({ raw: { socket } }: FastifyRequest, work: () => void): void => {
  socket.cork()
  try {
    work()
  } finally {
    socket.uncork()
  }
}

type Events = { readonly open: OpenSockets; readonly recent: RecentEvents }

/** The events a page missed between copies, or the order to reload everything. */
const sendMissed = (
  socket: WebSocket,
  { recent }: Events,
  { memberId, brandId }: Caller,
  after: string,
): void => {
  const missed = recent.since(after, { memberId: String(memberId), brandId })
  const at = recent.newest()
  for (const event of missed ?? [{ topic: 'resync' }]) sendEvent(socket, event)
  if (at !== undefined) sendEvent(socket, positionEvent, at)
}

const createGreet = (events: Events, needs: LiveSocketNeeds) => {
  const { app, identity, settings } = needs
  const limits = createSocketLimits()
  const readFirstEvents = createReadFirstEvents(needs)

  const join = async (socket: WebSocket, caller: Caller, request: FastifyRequest) => {
    // Closed during the query: its end was handled already, so it would never leave the list.
    if (socket.readyState !== socket.OPEN) return
    const memberKey = String(caller.memberId)
    const leave = limits.enterAs({
      isTrial: caller.kind === 'trial',
      memberKey,
      address: request.ip,
    })
    if (!leave) return socket.close(comeLaterCode, 'too many pages')
    socket.on('close', leave)
    if (!events.open.add(socket, request.raw.socket, caller)) return socket.close(goingAwayCode)
    const { after } = Query.parse(request.query)
    // Synchronously with adding it: from now on it gets events as they come.
    if (after !== undefined) {
      inOnePiece(request, () => sendMissed(socket, events, caller, after))
    }
    const first = await readFirstEvents(caller.memberId)
    inOnePiece(request, () => {
      for (const event of first) sendEvent(socket, event)
    })
  }

  const listen = async (socket: WebSocket, request: FastifyRequest, hello: Hello | undefined) => {
    const caller = hello && (await identity.resolveSession(hello.token))
    if (!caller) return socket.close(noSessionCode, 'no session')
    const { pinProof } = caller
    if (pinProof !== undefined && !isPinProof(pinProof, hello.pinProof ?? '')) {
      return socket.close(coveredCode, 'covered')
    }
    if (!settings.mayListen(caller, request)) return socket.close(comeLaterCode, 'closed')
    return join(socket, caller, request)
  }

  return (socket: WebSocket, request: FastifyRequest): void => {
    socket.on('error', () => socket.terminate())
    const leave = limits.enterSilent(request.ip, () =>
      socket.close(comeLaterCode, 'too many at once'),
    )
    const timer = setTimeout(
      () => socket.close(noSessionCode, 'authentication timeout'),
      helloWithinMs,
    )
    socket.once('close', () => {
      clearTimeout(timer)
      leave()
    })
    socket.once('message', (raw) => {
      clearTimeout(timer)
      leave()
      // A page sends no more messages; a client that keeps sending is not a page.
      socket.once('message', () => socket.terminate())
      listen(socket, request, readHello(raw)).catch((error: unknown) => {
        app.log.error({ err: error }, 'live connection failed')
        socket.close(1011)
      })
    })
  }
}

/**
 * One WebSocket at `/live` for logged-in members. The first message is `{ token }`, in shared-phone mode with the
 * page's `pinProof`; then events
 * arrive as `{ topic, … }`, starting with the current balance. A reconnecting page sends in `?after=` the last
 * position that it received, and gets the events since.
 */
export const bindSocket = (events: Events, needs: LiveSocketNeeds): void => {
  const { app, settings } = needs
  app.route({
    method: 'GET',
    url: '/live',
    // Browsers name the page that opens a socket, and the page cannot change that.
    preValidation: async (request) => {
      const { origin } = request.headers
      if (request.ws && origin !== undefined && !settings.isOwnOrigin(origin, request)) {
        throw new Refusal('system.domain_invalid')
      }
    },
    wsHandler: createGreet(events, needs),
    // The site has a page at this path too; a request without an upgrade gets the page.
    handler: (_request, reply) => {
      reply.callNotFound()
    },
  })
}
