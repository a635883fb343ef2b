import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import Fastify, { type FastifyInstance } from 'fastify'
import { arrivalTimes, boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { answerOneHostOnly } from '@trevo/vendor-kit/http/one-host.ts'
import { sendSafeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { z } from 'zod'
import type { NoticeListener } from '../port.ts'
import { readEach } from '../read-each.ts'

export type WebhookOptions = NoticeListener & {
  readonly host: string
  readonly port: number
  /** Our certificate, and the authority that signs the institution's. */
  readonly tls: { readonly ca: string; readonly cert: string; readonly key: string }
  /** Common name in the institution's certificate: others of the same authority may not call. */
  readonly callerName: string
}

export type Webhook = { readonly url: string; close(): Promise<void> }

/** API Pix posts to `{webhookUrl}/pix`; of the whole notice only the ids are used. */
const NoticedPix = z.object({ endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/) })

/** Payouts have no standard; `{webhookUrl}/pagamento` is where our institutions send notices of them. */
const NoticedPayout = z.object({ id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/) })

/** How many ids are recorded at once; a body holds a few thousand at most. */
const batchMax = 500

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchMax) }, (_, index) =>
    items.slice(index * batchMax, (index + 1) * batchMax),
  )

/** The items of a notice under a name; none in the test that institutions send at registration. */
const listedIn = (body: unknown, name: string): readonly unknown[] => {
  const list = z.object({ [name]: z.array(z.unknown()) }).safeParse(body)
  return list.success ? (list.data[name] ?? []) : []
}

const path = '/psp/pix/webhook'

/**
 * A separate listener for the institution's notices, with mutual TLS. A notice is answered once its
 * ids are stored.
 */
export const openWebhook = async (options: WebhookOptions): Promise<Webhook> => {
  const { host, port, tls, callerName, logger, onPayments, onPayouts, keepUnreadable } = options
  const app = Fastify({
    requestTimeout: arrivalTimes.requestTimeout,
    https: {
      ...arrivalTimes,
      ...tls,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
    },
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance // plain and TLS servers differ only in their socket type

  boundConnections(app.server)
  sendSafeHeaders(app.server)
  app.addHook('onRequest', answerOneHostOnly)
  app.addHook('onRequest', async (request, reply) => {
    const socket = request.raw.socket as TLSSocket // this server accepts only TLS
    if (socket.authorized && socket.getPeerCertificate().subject.CN === callerName) return
    logger.warn('webhook called with another certificate')
    return reply.status(403).send()
  })
  // An institution's test may have no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
    }
  })
  // Some post the test of a registration to the address itself.
  app.post(path, (_request, reply) => reply.status(200).send())
  app.post(`${path}/pix`, async (request, reply) => {
    const { read, unreadable } = readEach(NoticedPix, listedIn(request.body, 'pix'), 'notice')
    for (const batch of batchesOf(read)) await onPayments(batch.map(({ endToEndId }) => endToEndId))
    await keepUnreadable(unreadable)
    return reply.status(200).send()
  })
  app.post(`${path}/pagamento`, async (request, reply) => {
    const listed = listedIn(request.body, 'pagamentos')
    const { read, unreadable } = readEach(NoticedPayout, listed, 'notice')
    for (const batch of batchesOf(read)) await onPayouts(batch.map(({ id }) => id))
    await keepUnreadable(unreadable)
    return reply.status(200).send()
  })
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) logger.error({ err: error }, 'webhook failed')
    return reply.status(status).send()
  })
  await app.listen({ host, port })
  const address = app.server.address() as AddressInfo // it listens on a port
  return { url: `https://${host}:${address.port}${path}`, close: () => app.close() }
}
