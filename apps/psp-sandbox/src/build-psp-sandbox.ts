import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { Agent } from 'undici'
import { createPool } from '@trevo/database/connect.ts'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import { migrate, type MigrationSet } from '@trevo/database/migrate.ts'
import { arrivalTimes, boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { answerOneHostOnly } from '@trevo/vendor-kit/http/one-host.ts'
import { answerOwnHostOnly } from '@trevo/vendor-kit/http/own-host.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { repeat } from '@trevo/platform/repeat.ts'
import { sendSafeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { bindApi } from './api/bind-api.ts'
import { bindPayouts } from './api/bind-payouts.ts'
import { injectFaults } from './api/inject-faults.ts'
import { bindControl } from './control/bind-control.ts'
import { createFaults } from './faults.ts'
import type { Institution, Receiver } from './institution.ts'
import { deliverNotices } from './notices/deliver-notices.ts'
import { deliverPayoutNotices } from './notices/deliver-payout-notices.ts'
import { createOauth, type ApiClient } from './oauth.ts'
import { bindPages } from './pay/bind-pages.ts'
import { Problem, problemBody, problemStatus } from './problem.ts'
import { ensureCertificates, readCertificate } from './tls/ensure-certificates.ts'

export type PspSandboxOptions = {
  readonly databaseUrl: string
  /** Folder of the certificates; made when missing. */
  readonly tlsFolder: string
  readonly host: string
  readonly apiPort: number
  readonly pagePort: number
  readonly clients: readonly ApiClient[]
  readonly receiver: Receiver
  readonly isStrict: boolean
  readonly refundMs: number
  readonly payoutMs: number
  /** How often due notices are looked for. */
  readonly noticeEveryMs: number
  readonly now: () => Date
  readonly chance: () => number
  readonly log?: (line: string) => void
}

export type PspSandbox = {
  /** API Pix, over mutual TLS. */
  readonly apiUrl: string
  /** Pay page, statement and the test controls. */
  readonly pageUrl: string
  readonly institution: Institution
  close(): Promise<void>
}

export const pspMigrations: MigrationSet = {
  module: 'psp',
  folder: join(import.meta.dirname, '../migrations'),
}

const answerProblem = (app: FastifyInstance, log: (line: string) => void): void => {
  app.setErrorHandler((error, _request, reply) => {
    const isBadJson = (error as { statusCode?: number }).statusCode === 400 // set by fastify's parser
    const problem =
      error instanceof Problem
        ? error
        : isBadJson
          ? new Problem('RequisicaoInvalida', 'O corpo não é um JSON válido.')
          : isLostWait(error)
            ? new Problem('ServicoIndisponivel', 'Serviço indisponível no momento.')
            : new Problem('ErroInternoDoServidor', 'Erro interno do servidor.')
    if (problem.type === 'ErroInternoDoServidor') log(`sandbox failed: ${String(error)}`)
    return reply
      .status(problemStatus[problem.type])
      .type('application/problem+json')
      .send(problemBody(problem, randomUUID()))
  })
  app.setNotFoundHandler((_request, reply) => {
    const problem = new Problem('NaoEncontrado', 'Recurso não encontrado.')
    return reply
      .status(404)
      .type('application/problem+json')
      .send(problemBody(problem, randomUUID()))
  })
}

type Delivering = {
  /** Notes a request that may have something delivered. */
  noteRequest(): void
  stop(): Promise<void>
}

const guard = (app: FastifyInstance, { noteRequest }: Delivering): void => {
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') noteRequest()
  })
  boundConnections(app.server)
  sendSafeHeaders(app.server)
  app.addHook('onRequest', answerOneHostOnly)
}

const openApi = async (
  options: PspSandboxOptions,
  institution: Institution,
  delivering: Delivering,
): Promise<FastifyInstance> => {
  const tls = await readCertificate(options.tlsFolder, 'institution-api')
  const app = Fastify({
    requestTimeout: arrivalTimes.requestTimeout,
    https: {
      ...arrivalTimes,
      ...tls,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
    },
    forceCloseConnections: true,
  }) as unknown as FastifyInstance // plain and TLS servers differ only in their socket type
  guard(app, delivering)
  answerProblem(app, options.log ?? (() => undefined))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  // By the clock of this institution, not of the machine.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', options.now().toUTCString())
  })
  injectFaults(app, institution.faults)
  const oauth = createOauth(options.clients, options.now)
  bindApi(app, institution, oauth)
  bindPayouts(app, institution, oauth)
  await app.listen({ host: options.host, port: options.apiPort })
  return app
}

const openPages = async (
  options: PspSandboxOptions,
  institution: Institution,
  delivering: Delivering,
): Promise<FastifyInstance> => {
  const app = Fastify({
    requestTimeout: arrivalTimes.requestTimeout,
    http: arrivalTimes,
    forceCloseConnections: true,
  })
  guard(app, delivering)
  app.addHook('onRequest', answerOwnHostOnly([options.host]))
  await app.register(formbody)
  bindControl(app, institution)
  await bindPages(app, institution)
  await app.listen({ host: options.host, port: options.pagePort })
  return app
}

/** For this long after a request there may be something to deliver or to complete. */
const activeForMs = 10_000
/** How many times slower the institution looks when nobody has asked it for anything. */
const quietFactor = 10

// One run after another: the next run must not overtake a slow webhook.
const startDelivering = async (
  options: PspSandboxOptions,
  institution: Institution,
): Promise<Delivering> => {
  const tls = await readCertificate(options.tlsFolder, 'institution-webhook')
  const dispatcher = new Agent({ connect: { ...tls, timeout: 5_000 }, keepAliveTimeout: 10_000 })
  const log = {
    error: ({ err }: { err: unknown }) => options.log?.(`sandbox cannot deliver: ${String(err)}`),
  }
  let askedMs = performance.now()
  const pauseMs = () =>
    options.noticeEveryMs * (performance.now() - askedMs < activeForMs ? 1 : quietFactor)
  const delivering = repeat(
    'notices',
    pauseMs,
    () =>
      doEach([deliverNotices, deliverPayoutNotices], (deliver) => deliver(institution, dispatcher)),
    log,
  )
  return {
    noteRequest: () => {
      askedMs = performance.now()
      delivering.wake()
    },
    stop: async () => {
      await delivering.stop()
      await dispatcher.destroy()
    },
  }
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port // it listens

/**
 * The payment institution for development and tests. It keeps its own tables (schema `psp`), speaks API Pix over
 * mutual TLS, calls the webhook, and lets people pay and trigger faults.
 */
export const buildPspSandbox = async (options: PspSandboxOptions): Promise<PspSandbox> => {
  await ensureCertificates(options.tlsFolder, options.now())
  await migrate(options.databaseUrl, [pspMigrations])
  const pool = createPool(options.databaseUrl, { max: 8, name: 'psp sandbox' })
  let locationBase = ''
  const institution: Institution = {
    pool,
    now: options.now,
    faults: createFaults(options.chance),
    isStrict: options.isStrict,
    receiver: options.receiver,
    locationBase: () => locationBase,
    refundMs: options.refundMs,
    payoutMs: options.payoutMs,
  }
  const delivering = await startDelivering(options, institution)
  const pages = await openPages(options, institution, delivering)
  locationBase = `${options.host}:${portOf(pages)}/pay/`
  const api = await openApi(options, institution, delivering)
  return {
    apiUrl: `https://${options.host}:${portOf(api)}`,
    pageUrl: `http://${options.host}:${portOf(pages)}`,
    institution,
    close: async () => {
      await delivering.stop()
      await api.close()
      await pages.close()
      await pool.end()
    },
  }
}
