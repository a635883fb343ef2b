import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { checkExchange } from '@trevo/testkit/api-pix/check-exchange.ts'
import { AvisoDePix } from '@trevo/testkit/api-pix/schemas.ts'
import { Agent, fetch, type RequestInit } from 'undici'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildPspSandbox, type PspSandbox } from './build-psp-sandbox.ts'
import { scopes } from './oauth.ts'
import { readCertificate } from './tls/ensure-certificates.ts'

const key = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'
const cpf = '52998224725'
let database: TestDatabase
let folder: string
let sandbox: PspSandbox
let agent: Agent
let hook: Server
const told: unknown[] = []
let token: string

// Money out and whose a key is are the institution's own, beside the standard.
const isStandard = (path: string) => /^\/(cob|cobv|pix|webhook)(\/|\?|$)/.test(path)

const call = async (method: string, path: string, body?: unknown, init: RequestInit = {}) => {
  const answer = await fetch(sandbox.apiUrl + path, {
    method,
    dispatcher: agent,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...init,
  })
  const text = await answer.text()
  const shown: unknown = text ? JSON.parse(text) : null
  const { status } = answer
  // Whatever a test is about: the answer is one of API Pix.
  if (isStandard(path)) {
    expect(checkExchange({ method, url: path, request: body, status, answer: shown })).toEqual([])
  }
  return {
    status,
    type: answer.headers.get('content-type'),
    body: shown as Record<string, unknown>, // each test reads its own fields
  }
}

const askToken = async (secret: string, scope?: string) => {
  const answer = await fetch(`${sandbox.apiUrl}/oauth/token`, {
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

const control = async (path: string, method: string, body: unknown) => {
  const answer = await fetch(`${sandbox.pageUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> } // see the caller
}

let count = 0
const newTxid = () => `t${String((count += 1)).padStart(31, '0')}`
const order = { calendario: { expiracao: 900 }, valor: { original: '50.00' }, chave: key }
const payFor = async (txid: string, more: object = {}) =>
  control('/sandbox/payments', 'POST', { txid, cpf, name: 'Ana', ...more })

const startHook = async (tlsFolder: string) => {
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

beforeAll(async () => {
  database = await createTestDatabase([])
  folder = await mkdtemp(join(tmpdir(), 'trevo-psp-'))
  sandbox = await buildPspSandbox({
    databaseUrl: database.url,
    tlsFolder: join(folder, 'pix'),
    host: '127.0.0.1',
    apiPort: 0,
    pagePort: 0,
    clients: [{ id: 'trevo', secret: 'a secret', scopes }],
    receiver: { name: 'Trevo Jogos Ltda', city: 'Sao Paulo', cnpj: '11222333000181', keys: [key] },
    refundMs: 30,
    payoutMs: 30,
    noticeEveryMs: 10,
    now: () => new Date(),
    chance: () => randomInt(2 ** 32) / 2 ** 32,
  })
  agent = new Agent({ connect: await readCertificate(join(folder, 'pix'), 'merchant-api') })
  hook = await startHook(join(folder, 'pix'))
  token = (await askToken('a secret')).body.access_token
  const { port } = hook.address() as AddressInfo // it listens
  await call('PUT', `/webhook/${key}`, { webhookUrl: `https://127.0.0.1:${port}/hook` })
})
afterEach(() => {
  sandbox.institution.faults.set([])
})
afterAll(async () => {
  hook?.close()
  await agent?.destroy()
  await sandbox?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('who may call', () => {
  test('without a client certificate nobody gets as far as a status', async () => {
    const { ca } = await readCertificate(join(folder, 'pix'), 'merchant-api')
    const bare = new Agent({ connect: { ca } })
    await expect(fetch(`${sandbox.apiUrl}/cob`, { dispatcher: bare })).rejects.toThrow(
      'fetch failed',
    )
    await bare.destroy()
  })
  test('a wrong secret gets no token', async () => {
    expect((await askToken('another')).status).toBe(401)
  })
  test('a token opens its own scopes only', async () => {
    const reader = (await askToken('a secret', 'cob.read')).body.access_token
    const headers = { authorization: `Bearer ${reader}`, 'content-type': 'application/json' }
    const answer = await call('PUT', `/cob/${newTxid()}`, order, { headers })
    expect(answer).toMatchObject({ status: 403, type: 'application/problem+json; charset=utf-8' })
    expect(answer.body['type']).toBe('https://pix.bcb.gov.br/api/v2/error/AcessoNegado')
  })
  test('a forged token is refused', async () => {
    const [claims] = token.split('.')
    const headers = { authorization: `Bearer ${claims}.AAAA` }
    expect((await call('GET', `/cob/${newTxid()}`, undefined, { headers })).status).toBe(401)
  })
})

describe('charges', () => {
  test('a charge is created with our txid and read back', async () => {
    const txid = newTxid()
    const created = await call('PUT', `/cob/${txid}`, { ...order, solicitacaoPagador: 'Depósito' })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      txid,
      revisao: 0,
      status: 'ATIVA',
      chave: key,
      valor: { original: '50.00', modalidadeAlteracao: 0 },
      calendario: { expiracao: 900 },
      solicitacaoPagador: 'Depósito',
    })
    expect(String(created.body['location']).length).toBeLessThanOrEqual(77)
    expect((await call('GET', `/cob/${txid}`)).body).toEqual(created.body)
  })

  test.each([
    ['a short txid', 'short', order],
    ['an amount without centavos', newTxid(), { ...order, valor: { original: '50' } }],
    ['an amount of nothing', newTxid(), { ...order, valor: { original: '0.00' } }],
    ['a key of somebody else', newTxid(), { ...order, chave: 'other@example.com' }],
    [
      'both CPF and CNPJ',
      newTxid(),
      { ...order, devedor: { cpf, cnpj: '11222333000181', nome: 'Ana' } },
    ],
    ['a request of 141 signs', newTxid(), { ...order, solicitacaoPagador: 'x'.repeat(141) }],
  ])('%s is refused with a violation', async (_name, txid, body) => {
    const answer = await call('PUT', `/cob/${txid}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body['type']).toBe('https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida')
    expect(answer.body['violacoes']).toHaveLength(1)
  })

  test('a used txid is refused', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    expect((await call('PUT', `/cob/${txid}`, order)).status).toBe(400)
  })

  test('a charge is withdrawn once, and that is not mixed with other changes', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    const remove = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
    const mixed = await call('PATCH', `/cob/${txid}`, { ...remove, solicitacaoPagador: 'x' })
    expect(mixed.status).toBe(400)
    const removed = await call('PATCH', `/cob/${txid}`, remove)
    expect(removed.body).toMatchObject({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao: 1 })
    expect((await call('PATCH', `/cob/${txid}`, remove)).status).toBe(400)
    expect((await payFor(txid)).body).toEqual({ refusal: 'removed' })
  })

  test('charges are listed by window, in pages', async () => {
    const inicio = new Date(Date.now() - 60_000).toISOString()
    const fim = new Date(Date.now() + 60_000).toISOString()
    const query = new URLSearchParams({ inicio, fim, 'paginacao.itensPorPagina': '2' })
    const { body } = await call('GET', `/cob?${query.toString()}`)
    expect(body['cobs']).toHaveLength(2)
    expect(body['parametros']).toMatchObject({ paginacao: { paginaAtual: 0, itensPorPagina: 2 } })
    expect((await call('GET', '/cob?inicio=yesterday')).status).toBe(400)
  })
})

describe('payments', () => {
  test('a paid charge is closed, told to the webhook without the payer, and read with the payer', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    const paid = await payFor(txid)
    const [{ endToEndId }] = paid.body['pix'] as unknown as [{ endToEndId: string }] // one payment
    expect(endToEndId).toMatch(/^E99999004\d{12}[0-9A-Za-z]{11}$/)
    expect((await call('GET', `/cob/${txid}`)).body).toMatchObject({ status: 'CONCLUIDA' })
    expect((await payFor(txid)).body).toEqual({ refusal: 'paid' })

    await expect.poll(() => told).toContainEqual(expect.objectContaining({ endToEndId, txid }))
    expect(told.at(-1)).not.toHaveProperty('pagador')
    const read = await call('GET', `/pix/${endToEndId}`)
    expect(read.body).toMatchObject({ txid, valor: '50.00', pagador: { cpf, nome: 'Ana' } })
  })

  test('an expired charge and another amount are stopped by the payer’s bank', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, { ...order, calendario: { expiracao: 1 } })
    expect((await payFor(txid, { amount: '49.99' })).body).toEqual({ refusal: 'amount_fixed' })
    const late = new Date(Date.now() + 2_000).toISOString()
    expect((await payFor(txid, { paidAt: late })).body).toEqual({ refusal: 'expired' })
    expect((await payFor(txid, { paidAt: late, force: true })).status).toBe(201)
  })

  test('a lost notice is never told, a doubled one twice, a delayed one later', async () => {
    const [lost, doubled, delayed] = [newTxid(), newTxid(), newTxid()]
    for (const txid of [lost, doubled, delayed]) await call('PUT', `/cob/${txid}`, order)
    const toldOf = (txid: string) =>
      told.filter((pix) => (pix as { txid: string }).txid === txid).length // sent by the sandbox
    sandbox.institution.faults.set([{ kind: 'webhook_lost', times: 1, rate: 1, ms: 0 }])
    await payFor(lost)
    sandbox.institution.faults.set([{ kind: 'webhook_delayed', times: 1, rate: 1, ms: 400 }])
    await payFor(delayed)
    sandbox.institution.faults.set([{ kind: 'webhook_doubled', times: 1, rate: 1, ms: 0 }])
    await payFor(doubled)
    await expect.poll(() => toldOf(doubled)).toBe(2)
    expect(toldOf(delayed)).toBe(0)
    await expect.poll(() => toldOf(delayed)).toBe(1)
    expect(toldOf(lost)).toBe(0)
  })

  test('a payer that is not known yet is missing from the answer', async () => {
    sandbox.institution.faults.set([{ kind: 'payer_unknown', times: 1, rate: 1, ms: 300 }])
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    const paid = await payFor(txid)
    const [{ endToEndId }] = paid.body['pix'] as unknown as [{ endToEndId: string }] // one payment
    expect((await call('GET', `/pix/${endToEndId}`)).body).not.toHaveProperty('pagador')
    await expect
      .poll(async () => (await call('GET', `/pix/${endToEndId}`)).body)
      .toHaveProperty('pagador')
  })
})

describe('refunds', () => {
  const paidOnce = async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    const paid = await payFor(txid)
    return (paid.body['pix'] as unknown as [{ endToEndId: string }])[0].endToEndId // one payment
  }

  test('a refund ends, is told, and stands in the statement', async () => {
    const e2eId = await paidOnce()
    const asked = await call('PUT', `/pix/${e2eId}/devolucao/r1`, { valor: '50.00' })
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ id: 'r1', status: 'EM_PROCESSAMENTO', natureza: 'ORIGINAL' })
    await expect
      .poll(async () => (await call('GET', `/pix/${e2eId}/devolucao/r1`)).body)
      .toMatchObject({ status: 'DEVOLVIDO' })
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.objectContaining({
          endToEndId: e2eId,
          devolucoes: [expect.objectContaining({ id: 'r1', status: 'DEVOLVIDO' })],
        }),
      )
    const { body } = await (async () => {
      const answer = await fetch(`${sandbox.pageUrl}/sandbox/statement`)
      return { body: (await answer.json()) as { lines: { e2e_id: string; amount: string }[] } } // ours
    })()
    const lines = body.lines.filter((line) => line.e2e_id === e2eId)
    expect(lines.map(({ amount }) => amount)).toEqual(['50.00', '-50.00'])
  })

  test('refunds asked for at once never exceed the payment', async () => {
    const e2eId = await paidOnce()
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) =>
        call('PUT', `/pix/${e2eId}/devolucao/${id}`, { valor: '20.00' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400])
  })

  test('a used refund id is refused, an unknown one is not found', async () => {
    const e2eId = await paidOnce()
    await call('PUT', `/pix/${e2eId}/devolucao/once`, { valor: '1.00' })
    const again = await call('PUT', `/pix/${e2eId}/devolucao/once`, { valor: '1.00' })
    expect(again.body['type']).toBe('https://pix.bcb.gov.br/api/v2/error/PixDevolucaoInvalida')
    expect((await call('GET', `/pix/${e2eId}/devolucao/never`)).status).toBe(404)
  })
})

test('more payouts at once than the institution has connections are all taken', async () => {
  const payout = { valor: '20.00', destino: { chave: cpf }, favorecido: { cpf, nome: 'Ana' } }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => call('PUT', `/pagamentos/burst${index}`, payout)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})

test('payouts are listed by when they were asked for, in pages, and by state', async () => {
  const payout = { valor: '20.00', destino: { chave: cpf }, favorecido: { cpf, nome: 'Ana' } }
  const inicio = new Date().toISOString()
  for (const id of ['l1', 'l2', 'l3']) await call('PUT', `/pagamentos/${id}`, payout)
  const list = async (more: Record<string, string>) => {
    const fim = new Date(Date.now() + 60_000).toISOString()
    const query = new URLSearchParams({ inicio, fim, ...more })
    const { body } = await call('GET', `/pagamentos?${query}`)
    const { parametros, pagamentos } = body as unknown as {
      parametros: { paginacao: { quantidadeDePaginas: number; quantidadeTotalDeItens: number } }
      pagamentos: { id: string; valor: string }[]
    } // ours
    return { ...parametros.paginacao, ids: pagamentos.map(({ id }) => id) }
  }
  const pages = { 'paginacao.itensPorPagina': '2' }
  expect(await list(pages)).toMatchObject({
    quantidadeDePaginas: 2,
    quantidadeTotalDeItens: 3,
    ids: ['l1', 'l2'],
  })
  expect(await list({ ...pages, 'paginacao.paginaAtual': '1' })).toMatchObject({ ids: ['l3'] })
  expect(await list({ status: 'DEVOLVIDO' })).toMatchObject({ ids: [] })
})

describe('faults of the API', () => {
  test('after acting it can fail or stay silent; the charge exists all the same', async () => {
    const [failed, silent] = [newTxid(), newTxid()]
    sandbox.institution.faults.set([
      { kind: 'api_error_after_acting', times: 1, rate: 1, ms: 0, call: `PUT /cob/${failed}` },
      { kind: 'api_timeout_after_acting', times: 1, rate: 1, ms: 150, call: `PUT /cob/${silent}` },
    ])
    expect((await call('PUT', `/cob/${failed}`, order)).status).toBe(500)
    const impatient = { signal: AbortSignal.timeout(60) }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await expect(call('PUT', `/cob/${silent}`, order, { ...impatient, headers })).rejects.toThrow()
    expect((await call('GET', `/cob/${failed}`)).status).toBe(200)
    expect((await call('GET', `/cob/${silent}`)).status).toBe(200)
  })
})
