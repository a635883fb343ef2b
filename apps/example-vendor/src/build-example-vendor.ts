import { randomUUID } from 'node:crypto'
import { VendorAmount } from '@trevo/contract/vendor/shapes.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { arrivalTimes, boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { answerOneHostOnly } from '@trevo/vendor-kit/http/one-host.ts'
import { answerOwnHostOnly } from '@trevo/vendor-kit/http/own-host.ts'
import { sendSafeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answerPlatform } from './answer-platform.ts'
import type { ExampleConfig } from './config.ts'
import { driveRound, finishRounds, gameCode, type Driven } from './drive-round.ts'
import { page } from './page.ts'
import { createRounds, type Round } from './rounds.ts'

const Open = z.object({ token: z.string() })
const Session = z.object({ session: z.uuid() })
const Flip = Session.extend({ side: z.enum(['heads', 'tails']), stake: VendorAmount })

type Seat = { readonly sessionToken: string; readonly playerRef: string }

const newRound = (seat: Seat, { side, stake }: z.infer<typeof Flip>, nowMs: number): Round => ({
  roundId: randomUUID(),
  debitId: randomUUID(),
  creditId: randomUUID(),
  rollbackId: randomUUID(),
  ...seat,
  side,
  stake,
  at: new Date(nowMs),
  state: 'debiting',
  drawn: undefined,
  payout: '0.00',
})

const shown = ({ roundId, state, side, drawn, stake, payout }: Round) => ({
  roundId,
  state,
  side,
  drawn,
  stake,
  payout,
})

const bindGame = (app: FastifyInstance, driven: Driven, nowMs: () => number): void => {
  const seats = new Map<string, Seat>()
  app.get('/play/:game', (_, reply) => reply.type('text/html').send(page))
  app.post('/api/open', async (request) => {
    const result = await driven.wallet.checkSession({
      launchToken: Open.parse(request.body).token,
    })
    if (result.kind !== 'answer' || !result.reply.session) return {}
    const { sessionToken, playerRef } = result.reply.session
    // The platform's token stays here; the page gets one of our own.
    const session = randomUUID()
    seats.set(session, { sessionToken, playerRef })
    return { session, balance: result.reply.balance }
  })
  app.post('/api/balance', async (request) => {
    const seat = seats.get(Session.parse(request.body).session)
    if (!seat) return {}
    const result = await driven.wallet.balance({ ...seat, gameCode, currency: 'BRL' })
    return result.kind === 'answer' ? { balance: result.reply.balance } : {}
  })
  app.post('/api/flip', async (request, reply) => {
    const order = Flip.parse(request.body)
    const seat = seats.get(order.session)
    if (!seat) return reply.status(404).send({})
    const round = newRound(seat, order, nowMs())
    // Written before the money is requested, so that the round is known after any failure.
    driven.rounds.save(round)
    await driveRound(driven, round)
    return shown(round)
  })
  app.get<{ Params: { roundId: string } }>('/rounds/:roundId', (request, reply) => {
    const round = driven.rounds.find(request.params.roundId)
    return round ? reply.send(shown(round)) : reply.status(404).send({})
  })
}

const finishEveryMs = 5_000

/** The coin: a whole vendor of the seamless wallet v1. */
export const buildExampleVendor = async ({ platform, keys }: Omit<ExampleConfig, 'port'>) => {
  const nowMs = Date.now
  const wallet = createWalletClient({ baseUrl: platform, keys, nowMs, timeoutMs: 2_000 })
  const driven: Driven = { wallet, rounds: createRounds(), driving: new Set() }
  const app = Fastify({ requestTimeout: arrivalTimes.requestTimeout, http: arrivalTimes })
  boundConnections(app.server)
  sendSafeHeaders(app.server)
  app.addHook('onRequest', answerOneHostOnly)
  app.addHook('onRequest', answerOwnHostOnly())
  await answerPlatform(app, { rounds: driven.rounds, keys, nowMs })
  bindGame(app, driven, nowMs)
  const finish = () => finishRounds(driven)
  const timer = setInterval(
    () => void finish().catch((error) => app.log.error(error)),
    finishEveryMs,
  )
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await wallet.close()
  })
  return { app, finish }
}
