import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { publishedTaxIds, type PublishedMember } from '@trevo/demo-members/demo-members.ts'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Sandbox } from '../modules/cashier/testing/start-sandbox.ts'
import { demoPasswords, demoTotpSecrets } from '../modules/identity/index.ts'
import type { TestServer } from './start-test-server.ts'
import { startWithInstitution, type ServerWithInstitution } from './start-with-institution.ts'
import { valueOf } from './value-of.ts'

// Each command is a separate process, and takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let sandbox: Sandbox
let world: ServerWithInstitution | undefined
let folder = ''
const paymentPassword = '482913'
const settled = { timeout: 30_000, interval: 100 }

beforeAll(async () => {
  world = await startWithInstitution()
  ;({ server, sandbox } = world)
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-operators-'))
  for (const who of [first, second]) {
    const output = await operate({ ...who, OPERATOR_CODE: codeOf(who.secret) }, 'login')
    expect(output).toMatchObject({ code: 0 })
  }
}, 180_000)
afterAll(async () => {
  await world?.close()
  await rm(folder, { recursive: true })
})

const program = fileURLToPath(new URL('../../../../scripts/operate/operator.ts', import.meta.url))
type Who = Readonly<Record<string, string>>
const first = {
  OPERATOR_USER: 'operador.demo',
  OPERATOR_PASSWORD: demoPasswords.operator,
  secret: demoTotpSecrets.operator,
}
const second = {
  OPERATOR_USER: 'operadora.demo',
  OPERATOR_PASSWORD: demoPasswords.secondOperator,
  secret: demoTotpSecrets.secondOperator,
}
const codeOf = (secret: string, aheadSec = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + aheadSec })

/** The operator's command in a separate process. */
const operate = (
  who: Who,
  ...words: readonly string[]
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const { secret: _secret, input = '', ...named } = who
    const env = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      OPERATOR_URL: server.opsUrl,
      OPERATOR_SESSION_FILE: path.join(folder, `${who['OPERATOR_USER'] ?? 'nobody'}.json`),
      ...named,
    }
    const child = execFile(process.execPath, [program, ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    )
    child.stdin?.end(input)
  })

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
    const listed = await operate(first, 'withdrawals', 'list')
    expect(listed.output).toMatch(new RegExp(`${withdrawalId} .+trevo@bento.demo +3000.00 .+first`))
    const approved = await operate(first, 'withdrawals', 'approve', withdrawalId)
    expect(approved).toMatchObject({ code: 0, output: expect.stringMatching(/^Approved\./) })
    await expect.poll(async () => (await read()).status, settled).toBe('paid')
    const shown = await operate(second, 'withdrawals', 'show', withdrawalId)
    expect(shown.output).toMatch(/approved +operador\.demo/)
    expect(shown.output).toMatch(/end-to-end id +E\w{31}/)
  })

  test('a large one needs two different operators', async () => {
    const { withdrawalId, read } = await askFor('clara.demo', '12000.00')
    const half = await operate(first, 'withdrawals', 'approve', withdrawalId)
    expect(half.output).toMatch(/^Noted\. Another operator/)
    expect(await operate(first, 'withdrawals', 'approve', withdrawalId)).toMatchObject({
      code: 1,
      output: expect.stringContaining('approval.same_person'),
    })
    // The name in other letters is the same person, here in a session for one command.
    const shouted = {
      ...first,
      OPERATOR_USER: 'OPERADOR.DEMO',
      OPERATOR_CODE: codeOf(first.secret, 30),
    }
    expect(await operate(shouted, 'withdrawals', 'approve', withdrawalId)).toMatchObject({
      code: 1,
    })
    expect((await read()).status).toBe('review')
    const whole = await operate(second, 'withdrawals', 'approve', withdrawalId, '--json')
    expect(JSON.parse(whole.output)).toMatchObject({
      firstOperator: 'operador.demo',
      secondOperator: 'operadora.demo',
    })
    await expect.poll(async () => (await read()).status, settled).toBe('paid')
  })

  test('a no needs a reason, which the member reads with the money back', async () => {
    const { api, withdrawalId, read } = await askFor('davi.demo', '2500.00')
    expect(await operate(first, 'withdrawals', 'refuse', withdrawalId)).toMatchObject({ code: 2 })
    const reason = 'Envie um documento legível.'
    expect(
      await operate(first, 'withdrawals', 'refuse', withdrawalId, '--reason', reason),
    ).toMatchObject({ code: 0 })
    expect(await read()).toMatchObject({ status: 'rejected', remark: reason })
    expect(await api.call(endpoints.getBalance)).toMatchObject({ value: { sumBalance: '2500.00' } })
  })

  test('only login leaves a session behind, and its file is for its owner alone', async () => {
    const { rows } = await server.pool.query('select id from identity.operator_session')
    expect(rows).toHaveLength(2)
    const { mode } = await stat(path.join(folder, 'operador.demo.json'))
    expect(mode & 0o077).toBe(0)
  })
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
  expect((await operate(first, 'deposits', 'held')).output).toMatch(
    new RegExp(`${id} .+trevo@membro.demo +70.00 +unknown +payer_unknown`),
  )
  const words = ['deposits', 'return', id, '--reason', 'Pagador desconhecido'] as const
  expect(await operate(first, ...words)).toEqual({ code: 0, output: `70.00 goes back: ${id}\n` })
  expect(await operate(second, ...words)).toMatchObject({
    code: 1,
    output: expect.stringContaining('deposit.payment_not_held'),
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

test('a day is reconciled on demand: unreported payments are found, booked and printed', async () => {
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
  const ran = await operate(first, 'reconcile', '--day', day)
  expect(ran).toMatchObject({ code: 0 })
  expect(ran.output).toContain('asked by operador.demo')
  expect(ran.output).toMatch(new RegExp(`mended +payment_missed +${pix?.endToEndId}`))
  expect(ran.output).not.toMatch(/differs|OPEN/)
  const answer = await api.call(endpoints.getDeposit, { query: { depositId } })
  expect(answer).toMatchObject({ value: { status: 'credited' } })
  expect((await operate(second, 'reconciliations', 'list')).output).toContain('operador.demo')
  expect(await operate(first, 'reconcile', '--day', '2199-01-01')).toMatchObject({
    code: 1,
    output: expect.stringContaining('reconciliation.day_out_of_range'),
  })
})

test('the first operator is created on the database, with a password that is piped in', async () => {
  const onDatabase = { DATABASE_URL: server.databaseUrl, OPERATOR_USER: 'regina' }
  const made = await operate({ ...onDatabase, input: 'Copo-Verde-Sobre-42\n' }, 'create', 'regina')
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('authenticator on') })
  const list = async () => (await operate(onDatabase, 'list')).output
  expect(await list()).toMatch(/regina +NONE +NOT YET +0/)
  const grant = (role: string) => operate(onDatabase, 'grant-role', 'regina', '--role', role)
  expect(await grant('payments')).toMatchObject({ code: 0 })
  expect(await grant('content')).toMatchObject({ code: 0 })
  expect(await list()).toMatch(/regina +content, payments +NOT YET +0/)
  expect(await grant('administrator')).toMatchObject({
    code: 1,
    output: expect.stringContaining('would manage staff and hold a right that moves money'),
  })
  expect(await operate(onDatabase, 'revoke-role', 'regina', '--role', 'content')).toMatchObject({
    code: 0,
  })
  expect(await list()).toMatch(/regina +payments +NOT YET +0/)
  expect(await operate({ ...onDatabase, input: 'curta\n' }, 'create', 'outra')).toEqual({
    code: 1,
    output: 'The password needs 12 to 128 characters.\n',
  })
  expect(await operate(onDatabase, 'create', 'outra')).toMatchObject({ code: 1 })
  const regina = { OPERATOR_USER: 'regina', OPERATOR_PASSWORD: 'Copo-Verde-Sobre-42' }
  expect(await operate(regina, 'withdrawals', 'list')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Turn on your authenticator first'),
  })
  expect(await operate(onDatabase, 'disable', 'regina')).toMatchObject({ code: 0 })
  expect((await operate(regina, 'whoami')).output).toContain('login.failed')
})

// The last one: it ends the session that the others use.
test('without identification nothing can be decided', async () => {
  const { withdrawalId, read } = await askFor('ana.demo', '4000.00')
  expect((await read()).status).toBe('review')
  expect(await operate(first, 'logout')).toMatchObject({ code: 0 })
  const wrong = { ...first, OPERATOR_PASSWORD: 'Palavra9Errada' }
  expect(await operate(wrong, 'withdrawals', 'approve', withdrawalId)).toEqual({
    code: 1,
    output: 'Wrong username or password. Check them and try again. (login.failed)\n',
  })
  const member = { OPERATOR_USER: 'ana.demo', OPERATOR_PASSWORD: demoPasswords.member }
  expect(await operate(member, 'withdrawals', 'approve', withdrawalId)).toMatchObject({ code: 1 })
  expect(await operate({}, 'withdrawals', 'approve', withdrawalId)).toMatchObject({ code: 1 })
  const withoutCode = await operate(first, 'withdrawals', 'approve', withdrawalId)
  expect(withoutCode).toMatchObject({ code: 1, output: expect.stringContaining('Nobody is here') })
  expect((await read()).status).toBe('review')
})
