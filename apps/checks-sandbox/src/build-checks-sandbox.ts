import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { arrivalTimes, boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { answerOneHostOnly } from '@trevo/vendor-kit/http/one-host.ts'
import { answerOwnHostOnly } from '@trevo/vendor-kit/http/own-host.ts'
import { sendSafeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { z } from 'zod'
import { createSigner } from './answer-signer.ts'
import { bindParties } from './bind-parties.ts'
import { createFaults, Fault, faultKinds, type Faults } from './faults.ts'
import { rulesPage, styles } from './rules-page.ts'
import { receiveFiles } from './sigap/receive-files.ts'
import { writeCertificate } from './sigap/write-certificate.ts'

export type ChecksSandboxOptions = {
  readonly host: string
  readonly port: number
  /** Where the platform reads address, token and key of each party; written again with each start. */
  readonly partiesFile: string
  /** Where companies' certificates for files to SIGAP are written, and of whom. */
  readonly certificates: {
    readonly folder: string
    readonly companies: readonly { readonly name: string; readonly cnpj: string }[]
  }
  readonly now: () => Date
}

export type ChecksSandbox = {
  readonly url: string
  readonly faults: Faults
  close(): Promise<void>
}

const writeParties = async (file: string, party: object): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
  const parties = { identity: party, address: party, screening: party, location: party }
  await writeFile(`${file}.part`, JSON.stringify(parties), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

const Chosen = z.enum(faultKinds).or(z.literal(''))

/**
 * The parties of checks for development and tests: one program for all of them. It keeps nothing; a new start has
 * another key and another token.
 */
export const buildChecksSandbox = async (options: ChecksSandboxOptions): Promise<ChecksSandbox> => {
  const app = Fastify({
    requestTimeout: arrivalTimes.requestTimeout,
    http: arrivalTimes,
    forceCloseConnections: true,
  })
  boundConnections(app.server)
  sendSafeHeaders(app.server)
  app.addHook('onRequest', answerOneHostOnly)
  app.addHook('onRequest', answerOwnHostOnly([options.host]))
  const faults = createFaults()
  const signer = createSigner('checks-sandbox')
  const token = randomBytes(24).toString('base64url')
  bindParties(app, { signer, token, faults, now: options.now })
  receiveFiles(app, { faults, now: options.now })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.get('/', async (_request, reply) => reply.type('text/html').send(rulesPage(faults.list())))
  app.get('/styles.css', async (_request, reply) => reply.type('text/css').send(styles))
  app.post('/faults', async (request, reply) => {
    const kind = Chosen.parse(new URLSearchParams(String(request.body)).get('kind') ?? '')
    faults.set(kind === '' ? [] : [Fault.parse({ kind })])
    return reply.redirect('/', 303)
  })
  app.put('/sandbox/faults', async (request) => {
    faults.set(z.array(Fault).max(20).parse(request.body))
    return faults.list()
  })
  const { folder, companies } = options.certificates
  for (const company of companies) await writeCertificate(folder, company, options.now())
  await app.listen({ host: options.host, port: options.port })
  const { port } = app.server.address() as AddressInfo // it listens
  const url = `http://${options.host}:${port}`
  const { keyId, publicKey } = signer
  await writeParties(options.partiesFile, { url, token, keyId, publicKey })
  return { url, faults, close: () => app.close() }
}
