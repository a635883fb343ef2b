import type { FastifyInstance } from 'fastify'
import type { World } from './world.ts'

const noSessionCode = 4401

/** The live socket: takes the tokens of the world, and sends nothing. */
export const bindLiveSocket = (app: FastifyInstance, world: World): void => {
  app.route({
    method: 'GET',
    url: '/live',
    wsHandler: (socket) => {
      socket.once('message', (raw) => {
        const { token } = JSON.parse(String(raw)) as { token?: string } // sent by the site
        const isKnown = token !== undefined && world.state().sessions.has(token)
        if (!isKnown) socket.close(noSessionCode, 'no session')
      })
    },
    handler: (_request, reply) => {
      reply.callNotFound()
    },
  })
}
