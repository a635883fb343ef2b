import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import Fastify, { type FastifyInstance } from 'fastify'
import { arrivalTimes, boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { z } from 'zod'
import type { NoticeListener } from '../port.ts'

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
const Notice = z.object({
  pix: z.array(z.object({ endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/) })).max(1_000),
})

/** Payouts have no standard; `{webhookUrl}/pagamento` is where our institutions send notices of them. */
const PayoutNotice = z.object({
  pagamentos: z.array(z.object({ id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/) })).max(1_000),
})

const path = '/psp/pix/webhook'

/**
 * A listener of its own for the institution's notices, with mutual TLS. A notice is answered once its
 * ids are stored.
 */
export const openWebhook = async (options: WebhookOptions): Promise<Webhook> => {
  const { host, port, tls, callerName, logger, onPayments, onPayouts } = options
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
  app.addHook('onRequest', async (request, reply) => {
    const socket = request.raw.socket as TLSSocket // this server speaks nothing but TLS
    if (socket.authorized && socket.getPeerCertificate().subject.CN === callerName) return
    logger.warn('webhook called with another certificate')
    return reply.status(403).send()
  })
  app.post(`${path}/pix`, async (request, reply) => {
    const notice = Notice.safeParse(request.body)
    if (!notice.success) return reply.status(400).send()
    await onPayments(notice.data.pix.map(({ endToEndId }) => endToEndId))
    return reply.status(200).send()
  })
  app.post(`${path}/pagamento`, async (request, reply) => {
    const notice = PayoutNotice.safeParse(request.body)
    if (!notice.success) return reply.status(400).send()
    await onPayouts(notice.data.pagamentos.map(({ id }) => id))
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
