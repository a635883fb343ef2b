import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { publishedTaxIds, type PublishedMember } from '@trevo/demo-members/demo-members.ts'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Sandbox } from '../modules/cashier/testing/start-sandbox.ts'
import { demoPasswords, demoTotpSecrets } from '../modules/identity/index.ts'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import type { TestServer } from './start-test-server.ts'
import { startWithInstitution, type ServerWithInstitution } from './start-with-institution.ts'
import { valueOf } from './value-of.ts'

// The institution is a separate process, which answers slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let sandbox: Sandbox
let world: ServerWithInstitution | undefined
const paymentPassword = '482913'
const settled = { timeout: 30_000, interval: 100 }

const apiOf = (token?: string) => createTestApi({ baseUrl: server.opsUrl, token })

/** Signs an operator in; `aheadSec` for another code within the same half minute. */
const enter = async (username: string, password: string, secret: string, aheadSec = 0) => {
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + aheadSec })
  const body = { username, password, code }
  return apiOf(valueOf(await apiOf().call(ops.loginOperator, { body })).token ?? undefined)
}

let first: ReturnType<typeof apiOf>
let second: ReturnType<typeof apiOf>
beforeAll(async () => {
  world = await startWithInstitution()
  ;({ server, sandbox } = world)
  first = await enter('operador.demo', demoPasswords.operator, demoTotpSecrets.operator)
  second = await enter(
    'operadora.demo',
    demoPasswords.secondOperator,
    demoTotpSecrets.secondOperator,
  )
}, 180_000)
afterAll(() => world?.close())

/** Requests more than is paid without review. */
const askFor = async (username: PublishedMember, amount: string) => {
  const { api, memberId } = await server.logIn(username)
  await api.call(endpoints.setPaymentPassword, {
    body: {
      password: demoPasswords.member,
      newPaymentPassword: paymentPassword,
      confirmNewPaymentPassword: paymentPassword,
    },
  })
  const key = `${randomUUID().slice(0, 8)}@example.com`
  await sandbox.putKey({ key, cpf: publishedTaxIds[username], name: 'Membro de Teste' })
  const payee = valueOf(
    await api.call(endpoints.addPayee, {
      body: {
        paymentPassword,
        clientId: randomUUID(),
        payee: { kind: 'pix', keyType: 'EMAIL', key },
      },
    }),
  )
  await server.deposit(memberId, `d-${username}`, amount)
  const round = { memberId, nodeId: 1001, roundId: `w-${username}`, amount }
  await server.stake({ ...round, txnId: `ws-${username}` })
  await server.payout({ ...round, txnId: `wp-${username}`, debitTxn: `ws-${username}` })
  const { withdrawalId } = valueOf(
    await api.call(endpoints.createWithdrawal, {
      body: { paymentPassword, clientId: randomUUID(), bankCardId: payee.bankCardId, amount },
    }),
  )
  const read = async () =>
    valueOf(await api.call(endpoints.getWithdrawal, { query: { withdrawalId } }))
  return { api, withdrawalId, read }
}

describe('the queue of withdrawals', () => {
  test('one approval pays what is below the threshold, and the history names the operator', async () => {
    const { withdrawalId, read } = await askFor('bento.demo', '3000.00')
    const params = { withdrawalId }
    const listed = valueOf(await first.call(ops.listWithdrawalsInReview, { query: {} }))
    expect(listed.withdrawals.find((one) => one.withdrawalId === withdrawalId)).toMatchObject({
      account: 'trevo@bento.demo',
      amount: '3000.00',
    })
    expect(await first.call(ops.approveWithdrawal, { params })).toMatchObject({
      value: { approvalId: null },
    })
    await expect.poll(async () => (await read()).status, settled).toBe('paid')
    const shown = valueOf(await second.call(ops.showWithdrawal, { params }))
    expect(JSON.stringify(shown)).toContain('operador.demo')
    expect(JSON.stringify(shown)).toMatch(/"E\w{31}"/)
  })

  test('a large one needs two different operators', async () => {
    const { withdrawalId, read } = await askFor('clara.demo', '12000.00')
    const params = { withdrawalId }
    const half = valueOf(await first.call(ops.approveWithdrawal, { params }))
    expect(half.approvalId).not.toBeNull()
    expect(await first.call(ops.approveWithdrawal, { params })).toMatchObject({
      code: 'approval.same_person',
    })
    // The name in other letters is the same person.
    const shouted = await enter(
      'OPERADOR.DEMO',
      demoPasswords.operator,
      demoTotpSecrets.operator,
      30,
    )
    expect(await shouted.call(ops.approveWithdrawal, { params })).toMatchObject({ ok: false })
    expect((await read()).status).toBe('review')
    expect(valueOf(await second.call(ops.approveWithdrawal, { params }))).toMatchObject({
      firstOperator: 'operador.demo',
      secondOperator: 'operadora.demo',
    })
    await expect.poll(async () => (await read()).status, settled).toBe('paid')
  })

  test('a no needs a reason, which the member reads with the money back', async () => {
    const { api, withdrawalId, read } = await askFor('davi.demo', '2500.00')
    const params = { withdrawalId }
    expect(await first.call(ops.refuseWithdrawal, { params, body: { reason: '' } })).toMatchObject({
      code: 'request_param_err',
    })
    const reason = 'Envie um documento legível.'
    valueOf(await first.call(ops.refuseWithdrawal, { params, body: { reason } }))
    expect(await read()).toMatchObject({ status: 'rejected', remark: reason })
    expect(await api.call(endpoints.getBalance)).toMatchObject({ value: { sumBalance: '2500.00' } })
  })
})

test('several are refused at once, each by itself: what is refused of one undoes nothing of the others', async () => {
  const { withdrawalId, read } = await askFor('elisa.demo', '2500.00')
  const unknown = randomUUID()
  const refuse = async (reason: string) => {
    const body = { withdrawalIds: [unknown, withdrawalId, withdrawalId], reason }
    return valueOf(await first.call(ops.refuseWithdrawals, { body })).results
  }
  const reason = 'Envie um documento legível.'
  expect(await refuse(reason)).toMatchObject([
    { withdrawalId: unknown, status: null, refusal: { code: 'withdrawal.unknown' } },
    { withdrawalId, status: 'rejected', waitsForSecond: false, refusal: null },
  ])
  expect((await refuse('Outra vez.'))[1]).toMatchObject({ withdrawalId, status: null })
  expect(await read()).toMatchObject({ status: 'rejected', remark: reason })
})

test('a Pix of an unknown payer is listed and returned once, with the deciding operator', async () => {
  const { api } = await server.logIn('membro.demo')
  const body = { clientId: randomUUID(), channel: 'PIX', amount: '70.00' } as const
  const { depositId } = valueOf(await api.call(endpoints.createDeposit, { body }))
  await sandbox.setFaults([{ kind: 'payer_unknown', times: 1, ms: 3_600_000 }])
  const [pix] = await sandbox.pay({
    txid: depositId.replaceAll('-', ''),
    cpf: publishedTaxIds['membro.demo'],
    name: 'Membro de Teste',
    force: true,
  })
  const id = pix?.endToEndId ?? ''
  const read = async () => {
    const answer = await api.call(endpoints.getDeposit, { query: { depositId } })
    return answer.ok ? answer.value : undefined
  }
  await expect.poll(async () => (await read())?.payments[0]?.status, settled).toBe('held')
  const held = valueOf(await first.call(ops.listHeldPayments, { query: {} }))
  expect(held.payments.find(({ endToEndId }) => endToEndId === id)).toMatchObject({
    amount: '70.00',
  })
  const order = { params: { endToEndId: id }, body: { reason: 'Pagador desconhecido' } }
  expect(await first.call(ops.returnHeldPayment, order)).toMatchObject({
    value: { amount: '70.00', endToEndId: id },
  })
  expect(await second.call(ops.returnHeldPayment, order)).toMatchObject({
    code: 'deposit.payment_not_held',
  })
  await expect.poll(async () => (await read())?.payments[0]?.status, settled).toBe('refunded')
  expect((await read())?.status).toBe('returned')
  expect(await api.call(endpoints.getBalance)).toMatchObject({ value: { sumBalance: '0.00' } })
  const { rows } = await server.pool.query(
    'select operator, reason from cashier.payment_decision where e2e_id = $1',
    [id],
  )
  expect(rows).toEqual([{ operator: 'operador.demo', reason: 'Pagador desconhecido' }])
  await expect(
    server.pool.query(`update cashier.payment_decision set operator = 'nobody'`),
  ).rejects.toThrow('never edited')
})

/** As if another copy were reading, which then crashes: the safety net does not see what comes now. */
const letNobodyPoll = () =>
  expect
    .poll(async () => {
      await server.pool.query(
        `update cashier.poll_position set leased_until = now() + interval '1 hour'`,
      )
      await new Promise((resolve) => setTimeout(resolve, 150))
      const { rows } = await server.pool.query<{ is_leased: boolean }>(
        'select leased_until > now() as is_leased from cashier.poll_position',
      )
      return rows.every(({ is_leased }) => is_leased)
    }, settled)
    .toBe(true)

test('a day is reconciled on demand: unreported payments are found and booked', async () => {
  const { api } = await server.logIn('elisa.demo')
  const body = { clientId: randomUUID(), channel: 'PIX', amount: '35.00' } as const
  const asked = await api.call(endpoints.createDeposit, { body })
  if (!asked.ok) throw new Error(asked.code)
  const { depositId } = asked.value
  // Credited by the run alone: neither notice nor poll reports it.
  await sandbox.setFaults([{ kind: 'webhook_lost' }])
  await letNobodyPoll()
  const [pix] = await sandbox.pay({
    txid: depositId.replaceAll('-', ''),
    cpf: publishedTaxIds['elisa.demo'],
    name: 'Elisa de Teste',
    force: true,
  })
  const day = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
  const { runId } = valueOf(await first.call(ops.reconcileDay, { body: { day } }))
  const read = async () =>
    JSON.stringify(valueOf(await first.call(ops.showReconciliation, { params: { runId } })))
  await expect.poll(read, settled).toContain(pix?.endToEndId)
  expect(await read()).toContain('payment_missed')
  expect(await read()).toContain('operador.demo')
  const answer = await api.call(endpoints.getDeposit, { query: { depositId } })
  expect(answer).toMatchObject({ value: { status: 'credited' } })
  const listed = valueOf(await second.call(ops.listReconciliations, { query: {} }))
  expect(JSON.stringify(listed)).toContain('operador.demo')
  expect(await first.call(ops.reconcileDay, { body: { day: '2199-01-01' } })).toMatchObject({
    code: 'reconciliation.day_out_of_range',
  })
})

test('without identification nothing can be decided', async () => {
  const { withdrawalId, read } = await askFor('ana.demo', '4000.00')
  expect((await read()).status).toBe('review')
  const params = { withdrawalId }
  const member = (await server.logIn('ana.demo')).api
  expect(await apiOf().call(ops.approveWithdrawal, { params })).toMatchObject({
    code: 'login.not.session',
  })
  expect(await apiOf('made-up').call(ops.approveWithdrawal, { params })).toMatchObject({
    code: 'login.not.session',
  })
  expect(await member.call(ops.approveWithdrawal, { params })).toMatchObject({ ok: false })
  expect((await read()).status).toBe('review')
})

expectActsWithoutBefore(() => server.pool, ['reconcileDay'])
