import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { checkExchange, type Exchange } from '@trevo/testkit/api-pix/check-exchange.ts'
import { Agent, fetch } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '@trevo/platform/clock.ts'
import { addDays, brasiliaDay } from '../../common/domain/brasilia-day.ts'
import { txidOf } from '../../deposits/common/domain/ids.ts'
import { sandboxClient, sandboxPixKey, startSandbox } from '../../testing/start-sandbox.ts'
import { InstitutionRefusal } from '../port.ts'
import { createApiPix } from './api-pix.ts'
import { createApiPixClient } from './client.ts'

/** All traffic between the client and the institution, as sent over the wire. */
const exchanges: Exchange[] = []
const cleanups: (() => Promise<unknown>)[] = []

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
const jsonOf = (text: string): unknown => (text === '' ? null : JSON.parse(text))

// Plain towards the client, mutual TLS towards the institution; it forwards and records.
const startRecorder = async (): Promise<string> => {
  const dispatcher = new Agent({ connect: await sandbox.tlsOf('merchant-api') })
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request
      const sent = await textOf(request)
      const answer = await fetch(sandbox.apiUrl + url, {
        method,
        dispatcher,
        headers: {
          authorization: headers.authorization ?? '',
          ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
        },
        ...(sent && { body: sent }),
      })
      const text = await answer.text()
      if (url !== '/oauth/token') {
        const { status } = answer
        exchanges.push({ method, url, request: jsonOf(sent), status, answer: jsonOf(text) })
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => dispatcher.destroy(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens
}

const database = await createTestDatabase([])
const folder = await mkdtemp(join(tmpdir(), 'trevo-traffic-'))
const sandbox = await startSandbox(database.url, join(folder, 'pix'))
const tls = await sandbox.tlsOf('merchant-api')
const access = { url: await startRecorder(), ...sandboxClient, tls, timeoutMs: 5_000 }
const clock = systemClock
const client = createApiPixClient(access, clock, async () => undefined)
const institution = createApiPix(client, sandboxPixKey)
cleanups.unshift(() => institution.close())
cleanups.push(
  () => sandbox.stop(),
  () => database.drop(),
  () => rm(folder, { recursive: true, force: true }),
)
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup()
})

const cpf = '52998224725'
const debtor = { cpf, name: 'Marina Alves' }
let count = 0
const newTxid = () => txidOf(`00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`)
const order = (life: { sec: number } | { dueOn: string }) => ({
  txid: newTxid(),
  amountMinor: 1_234_500n,
  life,
  payerNote: 'Trevo',
  debtor,
})
const span = () => ({ from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 60_000) })

test('every request and response of the client conforms to API Pix', async () => {
  await institution.registerWebhook('https://127.0.0.1:9/psp/pix/webhook')
  const charge = await institution.createCharge(order({ sec: 900 }))
  const dated = await institution.createCharge(
    order({ dueOn: addDays(brasiliaDay(new Date()), 2) }),
  )
  const anonymous = { ...order({ sec: 900 }), debtor: undefined }
  await institution.createCharge(anonymous)
  await institution.findCharge({ txid: charge.txid, isDated: false })
  await institution.findCharge({ txid: dated.txid, isDated: true })
  expect(await institution.findCharge({ txid: newTxid(), isDated: false })).toBeUndefined()
  expect(await institution.findCharge({ txid: charge.txid, isDated: true })).toBeUndefined()
  expect(await institution.listCharges(span())).toHaveLength(3)

  const unwanted = await institution.createCharge(
    order({ dueOn: addDays(brasiliaDay(new Date()), 2) }),
  )
  for (const name of [
    { txid: anonymous.txid, isDated: false },
    { txid: unwanted.txid, isDated: true },
  ]) {
    await institution.cancelCharge(name)
    expect(await institution.findCharge(name)).toMatchObject({ isPayable: false })
    await expect(institution.cancelCharge(name)).rejects.toThrow(InstitutionRefusal)
  }

  const paid = await sandbox.pay({ txid: charge.txid, cpf, name: 'Ana', times: 2, force: true })
  await sandbox.pay({ txid: dated.txid, cpf, name: 'Ana', message: 'obrigado' })
  const [first, second] = paid.map(({ endToEndId }) => endToEndId)
  if (!first || !second) throw new Error('two were paid')
  await sandbox.dispute({ endToEndId: first, amount: '1.00' })
  const refund = { refundId: second, amountMinor: 1_234_500n, note: 'Trevo' }
  await institution.requestRefund({ endToEndId: second, ...refund })
  const again = institution.requestRefund({ endToEndId: second, ...refund })
  await expect(again).rejects.toThrow(InstitutionRefusal)
  await institution.findRefund(second, second)
  expect(await institution.findRefund(second, 'none')).toBeUndefined()
  await institution.findPayment(first)
  expect(await institution.findPayment('E'.repeat(32))).toBeUndefined()
  await institution.listPayments(span())
  await institution.listPayments({ ...span(), txid: charge.txid })
  expect(await institution.listPayments({ ...span(), hasRefunds: true })).toHaveLength(2)
  const twice = institution.createCharge({ ...order({ sec: 900 }), txid: charge.txid })
  await expect(twice).rejects.toThrow(InstitutionRefusal)

  expect(exchanges.flatMap(checkExchange)).toEqual([])
  // An empty list would prove nothing.
  const calls = new Set(exchanges.map(({ method, url }) => `${method} /${url.split(/[/?]/)[1]}`))
  expect([...calls].toSorted()).toEqual([
    'GET /cob',
    'GET /cobv',
    'GET /pix',
    'PATCH /cob',
    'PATCH /cobv',
    'PUT /cob',
    'PUT /cobv',
    'PUT /pix',
    'PUT /webhook',
  ])
  expect(exchanges.filter(({ status }) => status >= 400).length).toBeGreaterThanOrEqual(6)
})
