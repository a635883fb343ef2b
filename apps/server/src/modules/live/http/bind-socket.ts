import type { WebSocket } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createSocketLimits } from '../limit-sockets.ts'
import { balanceEvent, inboxEvent, type LiveEvent } from '../live-event.ts'
import type { LiveSocketNeeds } from '../needs.ts'
import { noSessionCode, sendEvent, type OpenSockets } from '../open-sockets.ts'

const helloWithinMs = 5_000
const comeLaterCode = 1013

const Hello = z.strictObject({ token: z.string().min(1).max(200) })

const readHello = (raw: unknown): string | undefined => {
  try {
    return Hello.parse(JSON.parse(String(raw))).token
  } catch {
    return undefined
  }
}

/** How things are now: sent before anything else, so that a return misses nothing. */
const firstEvents = async (
  { wallet, inbox }: Pick<LiveSocketNeeds, 'wallet' | 'inbox'>,
  memberId: bigint,
): Promise<readonly LiveEvent[]> => {
  const [balance, mailbox] = await Promise.all([
    wallet.balanceOf(memberId),
    inbox.findMailbox(memberId),
  ])
  return [balanceEvent(balance), ...(mailbox ? [inboxEvent(mailbox)] : [])]
}

const createGreet = (open: OpenSockets, needs: LiveSocketNeeds) => {
  const { app, identity, settings } = needs
  const limits = createSocketLimits()

  const join = async (socket: WebSocket, caller: Caller, address: string) => {
    // Gone while we asked who it is: its end was told already, nobody would take it off the list.
    if (socket.readyState !== socket.OPEN) return
    const memberKey = String(caller.memberId)
    const leave = limits.enterAs({ isTrial: caller.kind === 'trial', memberKey, address })
    if (!leave) return socket.close(comeLaterCode, 'too many pages')
    socket.on('close', leave)
    open.add(socket, caller)
    for (const event of await firstEvents(needs, caller.memberId)) sendEvent(socket, event)
  }

  const listen = async (socket: WebSocket, request: FastifyRequest, token: string | undefined) => {
    const caller = token ? await identity.resolveSession(token) : undefined
    if (!caller) return socket.close(noSessionCode, 'no session')
    if (!settings.mayListen(caller, request)) return socket.close(comeLaterCode, 'closed')
    return join(socket, caller, request.ip)
  }

  return (socket: WebSocket, request: FastifyRequest): void => {
    socket.on('error', () => socket.terminate())
    const leave = limits.enterSilent(request.ip, () =>
      socket.close(comeLaterCode, 'too many at once'),
    )
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
      listen(socket, request, readHello(raw)).catch((error: unknown) => {
        app.log.error({ err: error }, 'live connection failed')
        socket.close(1011)
      })
    })
  }
}

/**
 * One WebSocket at `/live` for logged-in members. The first message is `{ token }`; then events
 * arrive as `{ topic, … }`, starting with the current balance.
 */
export const bindSocket = (open: OpenSockets, needs: LiveSocketNeeds): void => {
  const { app, settings } = needs
  app.route({
    method: 'GET',
    url: '/live',
    // Browsers say whose page opens a socket, and no page can say otherwise.
    preValidation: async (request) => {
      const { origin } = request.headers
      if (request.ws && origin !== undefined && !settings.isOwnOrigin(origin, request)) {
        throw new Refusal('system.domain_invalid')
      }
    },
    wsHandler: createGreet(open, needs),
    // The site has a page at this path too; whoever asks for no socket is given the page.
    handler: (_request, reply) => {
      reply.callNotFound()
    },
  })
}
