import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import sharp from 'sharp'
import { publishedTaxIds, type PublishedMember } from '@trevo/demo-members/demo-members.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { demoPasswords } from '../modules/identity/index.ts'
import type { TestServer } from './start-test-server.ts'
import { startWithInstitution } from './start-with-institution.ts'
import { valueOf } from './value-of.ts'

const paymentPassword = '482913'
const settled = { timeout: 10_000, interval: 50 }

const world = await startWithInstitution()
const { server, sandbox } = world
afterAll(() => world.close())

type Member = Awaited<ReturnType<TestServer['logIn']>>
let lastId = 0

/** Logs in with a payment password, a Pix key and money that was won. */
const comeWith = async (
  username: PublishedMember,
  amount: string,
): Promise<Member & { payee: string }> => {
  const member = await server.logIn(username)
  const { api, memberId } = member
  await api.call(endpoints.setPaymentPassword, {
    body: {
      password: demoPasswords.member,
      newPaymentPassword: paymentPassword,
      confirmNewPaymentPassword: paymentPassword,
    },
  })
  const key = `${randomUUID().slice(0, 8)}@example.com`
  await sandbox.putKey({ key, cpf: publishedTaxIds[username], name: 'Membro de Teste' })
  const added = valueOf(
    await api.call(endpoints.addPayee, {
      body: {
        paymentPassword,
        clientId: randomUUID(),
        payee: { kind: 'pix', keyType: 'EMAIL', key },
      },
    }),
  )
  await server.deposit(memberId, `d${(lastId += 1)}`, amount)
  // What was deposited is played, and won back.
  const round = { memberId, nodeId: 1001, roundId: `w${lastId}`, amount }
  await server.stake({ ...round, txnId: `ws${lastId}` })
  await server.payout({ ...round, txnId: `wp${lastId}`, debitTxn: `ws${lastId}` })
  return { ...member, payee: added.bankCardId }
}

const withdraw = (
  { api, payee }: Pick<Member, 'api'> & { payee: string },
  amount: string,
  more: { channel?: 'pix' | 'peer'; paymentPassword?: string; clientId?: string } = {},
) =>
  api.call(endpoints.createWithdrawal, {
    body: { paymentPassword, clientId: randomUUID(), bankCardId: payee, amount, ...more },
  })
const statusOf = async ({ api }: Member, withdrawalId: string) => {
  const answer = await api.call(endpoints.getWithdrawal, { query: { withdrawalId } })
  return answer.ok ? answer.value.status : answer.code
}

describe('withdrawals over HTTP', () => {
  it('MEMBER-1: requested with the payment password, paid, and in the records', async () => {
    const member = await comeWith('membro.demo', '100.00')
    const settings = await member.api.call(endpoints.getWithdrawSettings)
    expect(settings).toMatchObject({
      ok: true,
      value: { allowWithdraw: 'Y', minimumAmount: '20.00', maximumAmount: '50000.00' },
    })
    expect(await member.api.call(endpoints.listPayees)).toMatchObject({
      value: { hasPaymentPassword: true, payeeName: 'Membro d. T.' },
    })
    expect(await withdraw(member, '40.00', { paymentPassword: '111222' })).toMatchObject({
      ok: false,
      code: 'payment_password.wrong',
    })
    const { withdrawalId } = valueOf(await withdraw(member, '40.00'))
    expect(await member.api.call(endpoints.getBalance)).toMatchObject({
      value: { sumBalance: '60.00' },
    })
    await expect.poll(() => statusOf(member, withdrawalId), settled).toBe('paid')
    const paid = await member.api.call(endpoints.getWithdrawal, { query: { withdrawalId } })
    expect(paid).toMatchObject({ value: { endToEndId: expect.stringMatching(/^E\w{31}$/) } })
    const records = await member.api.call(endpoints.listWithdrawalRecords, {
      query: { status: 'paid' },
    })
    expect(records).toMatchObject({
      value: { records: [{ transId: withdrawalId, amount: '40.00' }] },
    })
    const movements = await member.api.call(endpoints.listTransactions, {
      query: { transactionType: '6201' },
    })
    expect(movements).toMatchObject({ value: { list: [{ amount: '-40.00' }] } })
  })

  it('a waiting one can be cancelled, and an account with one is not closed', async () => {
    const member = await comeWith('ana.demo', '4000.00')
    const asked = valueOf(await withdraw(member, '4000.00'))
    expect(asked.status).toBe('review')
    const reasonOf = async () =>
      valueOf(await member.api.call(endpoints.listReasons, { query: {} })).reasons.find(
        ({ kind }) => kind === 'withdrawal',
      )
    // Why a person looks at it is not in the list: its words are those of every withdrawal.
    expect(await reasonOf()).toMatchObject({
      since: asked.createdAt,
      until: asked.payableUntil,
      reasons: [],
      note: null,
      figures: [{ name: 'amount', unit: 'money', value: '4000.00' }],
    })
    const close = { password: demoPasswords.member, statementAccepted: true } as const
    expect(await member.api.call(endpoints.closeAccount, { body: close })).toMatchObject({
      code: 'account.close_blocked',
      detail: { reasons: expect.arrayContaining(['withdrawal']) },
    })
    const { withdrawalId } = asked
    const cancelled = await member.api.call(endpoints.cancelWithdrawal, { body: { withdrawalId } })
    expect(cancelled).toMatchObject({ value: { status: 'cancelled' } })
    expect(await reasonOf()).toBeUndefined()
    expect(await member.api.call(endpoints.getBalance)).toMatchObject({
      value: { sumBalance: '4000.00' },
    })
  })

  it('a guest, a trial user and a brand without the module are refused', async () => {
    expect(await server.guest().call(endpoints.getWithdrawSettings)).toMatchObject({
      code: 'login.not.session',
    })
    const trial = await server.tryOut()
    expect(await trial.api.call(endpoints.getWithdrawSettings)).toMatchObject({
      code: 'play.need_true_account',
    })
    const member = await server.logIn('bento.demo')
    const turn = (isOn: boolean) =>
      server.change(
        `update settings.module_switch set enabled = ${isOn} where module_id = 'WITHDRAW3'`,
      )
    await turn(false)
    expect(await member.api.call(endpoints.getWithdrawSettings)).toMatchObject({
      code: 'function.not.available',
    })
    await turn(true)
    expect((await member.api.call(endpoints.getWithdrawSettings)).ok).toBe(true)
  })
})

describe('withdrawals paid by other members', () => {
  const askPeople = async (username: PublishedMember) => {
    const member = await comeWith(username, '100.00')
    const { withdrawalId } = valueOf(await withdraw(member, '60.00', { channel: 'peer' }))
    const read = async () => {
      const answer = await member.api.call(endpoints.listPaymentConfirmations, {
        query: { withdrawalId },
      })
      return answer.ok ? (answer.value.list[0]?.payments ?? []) : []
    }
    await expect.poll(async () => (await read()).length, settled).toBe(2)
    return { member, withdrawalId, read, payments: await read() }
  }

  it('WITHDRAW-1: received, not received with a picture, and all received', async () => {
    const { member, withdrawalId, payments } = await askPeople('clara.demo')
    const [first, second] = payments
    const received = await member.api.call(endpoints.answerPeerPayment, {
      body: { result: 'received', paymentId: first?.paymentId ?? '' },
    })
    expect(received).toMatchObject({
      value: { receivedAmount: '30.00', remainingAmount: '30.00', isFullyReceived: false },
    })
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
    const proof = (await picture.jpeg().toBuffer()).toString('base64')
    const denied = await member.api.call(endpoints.answerPeerPayment, {
      body: { result: 'not_received', paymentId: second?.paymentId ?? '', proof },
    })
    expect(denied).toMatchObject({
      value: { payments: [{ outcome: 'received' }, { outcome: 'not_received', hasProof: true }] },
    })
    await expect.poll(() => statusOf(member, withdrawalId), settled).toBe('paid')
    expect(await member.api.call(endpoints.getBalance)).toMatchObject({
      value: { sumBalance: '70.00' },
    })

    const other = await askPeople('davi.demo')
    const all = await other.member.api.call(endpoints.answerPeerPayment, {
      body: { result: 'all_received', withdrawalId: other.withdrawalId },
    })
    expect(all).toMatchObject({ value: { isFullyReceived: true, remainingAmount: '0.00' } })
    await expect.poll(() => statusOf(other.member, other.withdrawalId), settled).toBe('paid')
  })

  it('WITHDRAW-1, WITHDRAW-2: not confirmed within the minutes of the settings counts as received', async () => {
    await server.pool.query('update cashier.withdrawal_setting set peer_answer_min = 45')
    const { member, withdrawalId, read } = await askPeople('elisa.demo')
    const answer = await member.api.call(endpoints.listPaymentConfirmations, {
      query: { withdrawalId },
    })
    expect(answer).toMatchObject({ value: { list: [{ answerWithinMin: 45 }] } })
    const [payment] = await read()
    expect(payment?.answerForMs).toBeGreaterThan(44 * 60_000)
    expect(payment?.answerForMs).toBeLessThanOrEqual(45 * 60_000)
    // The minutes pass.
    await server.pool.query(
      `update cashier.peer_payment set answer_until = answer_until - interval '45 minutes'
       where withdrawal_id = $1`,
      [withdrawalId],
    )
    await expect.poll(() => statusOf(member, withdrawalId), settled).toBe('paid')
    expect((await read()).map(({ outcome }) => outcome)).toEqual([
      'forced_received',
      'forced_received',
    ])
    expect(await member.api.call(endpoints.getBalance)).toMatchObject({
      value: { sumBalance: '40.00' },
    })
  })
})
