import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { checkExchange } from '@trevo/testkit/api-pix/check-exchange.ts'
import { AvisoDePix } from '@trevo/testkit/api-pix/schemas.ts'
import { Agent, fetch, type RequestInit } from 'undici'
import { expect } from 'vitest'
import { buildPspSandbox } from '../build-psp-sandbox.ts'
import { scopes } from '../oauth.ts'
import { readCertificate } from '../tls/ensure-certificates.ts'

export const key = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'
export const cpf = '52998224725'
export const order = {
  calendario: { expiracao: 900 },
  valor: { original: '50.00' },
  chave: key,
} as const

let count = 0
export const newTxid = () => `t${String((count += 1)).padStart(31, '0')}`

// Payouts and key owners are the institution's own API, beside the standard.
const isStandard = (path: string) => /^\/(cob|cobv|pix|webhook)(\/|\?|$)/.test(path)

/** The merchant's webhook: what the sandbox sends it. */
const startHook = async (tlsFolder: string, told: unknown[]) => {
  const tls = await readCertificate(tlsFolder, 'merchant-webhook')
  const server = createServer({ ...tls, requestCert: true }, (request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      if (request.url === '/hook/pix') told.push(...AvisoDePix.parse(JSON.parse(text)).pix)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const startSandbox = (databaseUrl: string, tlsFolder: string) =>
  buildPspSandbox({
    databaseUrl,
    tlsFolder,
    host: '127.0.0.1',
    apiPort: 0,
    pagePort: 0,
    clients: [{ id: 'trevo', secret: 'a secret', scopes }],
    receiver: { name: 'Trevo Jogos Ltda', city: 'Sao Paulo', cnpj: '11222333000181', keys: [key] },
    isStrict: true,
    refundMs: 30,
    payoutMs: 30,
    noticeEveryMs: 10,
    now: () => new Date(),
    chance: () => randomInt(2 ** 32) / 2 ** 32,
  })

const createClient = (apiUrl: string, agent: Agent) => {
  let token = ''
  const askToken = async (secret: string, scope?: string) => {
    const answer = await fetch(`${apiUrl}/oauth/token`, {
      method: 'POST',
      dispatcher: agent,
      headers: {
        authorization: `Basic ${Buffer.from(`trevo:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        ...(scope && { scope }),
      }).toString(),
    })
    return { status: answer.status, body: (await answer.json()) as { access_token: string } } // RFC 6749
  }
  return {
    askToken,
    logIn: async () => (token = (await askToken('a secret')).body.access_token),
    call: async (method: string, path: string, body?: unknown, init: RequestInit = {}) => {
      const answer = await fetch(apiUrl + path, {
        method,
        dispatcher: agent,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...init,
      })
      const text = await answer.text()
      const shown: unknown = text ? JSON.parse(text) : null
      const { status } = answer
      // In every test the answer must conform to API Pix.
      if (isStandard(path)) {
        const exchange = { method, url: path, request: body, status, answer: shown }
        expect(checkExchange(exchange)).toEqual([])
      }
      return {
        status,
        type: answer.headers.get('content-type'),
        body: shown as Record<string, unknown>, // each test reads its own fields
      }
    },
  }
}

/** A sandbox on its own database, a merchant logged in to it, and its webhook. */
export const startSandboxWorld = async () => {
  const database = await createTestDatabase([])
  const folder = await mkdtemp(join(tmpdir(), 'trevo-psp-'))
  const tlsFolder = join(folder, 'pix')
  const sandbox = await startSandbox(database.url, tlsFolder)
  const certificate = await readCertificate(tlsFolder, 'merchant-api')
  const agent = new Agent({ connect: certificate })
  const told: unknown[] = []
  const hook = await startHook(tlsFolder, told)
  const client = createClient(sandbox.apiUrl, agent)
  const token = await client.logIn()
  const { port } = hook.address() as AddressInfo // it listens
  await client.call('PUT', `/webhook/${key}`, { webhookUrl: `https://127.0.0.1:${port}/hook` })

  const control = async (path: string, method: string, body: unknown) => {
    const answer = await fetch(`${sandbox.pageUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, never> } // see the caller
  }
  const payFor = (txid: string, more: object = {}) =>
    control('/sandbox/payments', 'POST', { txid, cpf, name: 'Ana', ...more })

  return {
    ...client,
    sandbox,
    token,
    /** The webhook's notices, in order. */
    told,
    certificate,
    payFor,
    /** A new paid charge; returns the payment's id. */
    payOnce: async () => {
      const txid = newTxid()
      await client.call('PUT', `/cob/${txid}`, order)
      const paid = await payFor(txid)
      return (paid.body['pix'] as unknown as [{ endToEndId: string }])[0].endToEndId // one payment
    },
    close: async () => {
      hook.close()
      await agent.destroy()
      await sandbox.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
