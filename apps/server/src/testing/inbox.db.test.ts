import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { publishedTaxIds, type PublishedMember } from '@trevo/demo-members/demo-members.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { demoPasswords } from '../modules/identity/index.ts'
import { requestRaw } from './request-raw.ts'
import type { TestServer } from './start-test-server.ts'
import { startWithInstitution } from './start-with-institution.ts'
import { valueOf } from './value-of.ts'

type LoggedIn = Awaited<ReturnType<TestServer['logIn']>>

const settled = { timeout: 50_000, interval: 100 }
const paymentPassword = '482913'

const world = await startWithInstitution()
const { server, sandbox } = world
afterAll(() => world.close())

const inboxOf = async (
  { api }: Pick<LoggedIn, 'api'>,
  query: { before?: string; pageSize?: number } = {},
) => valueOf(await api.call(endpoints.listMessages, { query }))
const kindsOf = async (who: LoggedIn) => (await inboxOf(who)).list.map(({ kind }) => kind)
const unreadOf = async ({ api }: LoggedIn) => valueOf(await api.call(endpoints.getUnreadCount))
const createDeposit = async ({ api }: LoggedIn, amount = '50.00') => {
  return valueOf(
    await api.call(endpoints.createDeposit, {
      body: { clientId: randomUUID(), channel: 'PIX', amount },
    }),
  )
}
const pay = (deposit: { depositId: string }, payer: PublishedMember) =>
  sandbox.pay({
    txid: deposit.depositId.replaceAll('-', ''),
    cpf: publishedTaxIds[payer],
    name: 'Membro de Teste',
    force: true,
  })

// A busy machine is no reason to fail: the wait ends with the message.
describe('messages of the cashier to a member', { timeout: 120_000 }, () => {
  afterEach(() => sandbox.setFaults([]))

  test('CALL-67: a deposit and the return of it by the bank (MED) are in the inbox, and the count follows', async () => {
    const ana = await server.logIn('ana.demo')
    expect(await unreadOf(ana)).toBe(0)
    const [pix] = await pay(await createDeposit(ana), 'ana.demo')
    await expect.poll(() => kindsOf(ana), settled).toEqual(['deposit_credited'])
    expect(await unreadOf(ana)).toBe(1)
    const [message] = (await inboxOf(ana)).list
    expect(message).toMatchObject({
      subject: 'Deposit of R$50.00 credited',
      sender: 'Trevo',
      readFlag: false,
      about: { what: 'deposit' },
    })
    await sandbox.dispute({ endToEndId: pix?.endToEndId ?? '' })
    await expect.poll(() => kindsOf(ana), settled).toEqual(['deposit_reversed', 'deposit_credited'])
    expect((await inboxOf(ana)).list[0]?.content).toContain('R$50.00 was taken from your balance')
    expect(await unreadOf(ana)).toBe(2)
  })

  test('a Pix whose payer is unknown is announced as held, and again once it is credited', async () => {
    const bento = await server.logIn('bento.demo')
    const deposit = await createDeposit(bento)
    await sandbox.setFaults([{ kind: 'payer_unknown', times: 1, ms: 8_000 }])
    await pay(deposit, 'bento.demo')
    await expect.poll(() => kindsOf(bento), settled).toEqual(['deposit_held'])
    await expect
      .poll(() => kindsOf(bento), { ...settled, timeout: 60_000 })
      .toEqual(['deposit_credited', 'deposit_held'])
  })

  test('another person’s Pix is returned, and the message gives the reason, in the requested language', async () => {
    const clara = await server.logIn('clara.demo')
    await pay(await createDeposit(clara), 'membro.demo')
    await expect.poll(() => kindsOf(clara), settled).toEqual(['deposit_sent_back'])
    const [english] = (await inboxOf(clara)).list
    expect(english).toMatchObject({ subject: 'Your Pix of R$50.00 is being returned' })
    const { body } = await requestRaw(server.baseUrl, '/wps/relay/CSP_getInbox', {
      headers: {
        Authorization: clara.token,
        Language: 'PT',
        Merchant: 'trevo',
        ModuleId: 'INBOX3',
      },
    })
    expect(body).toMatchObject({
      value: { list: [{ subject: 'Seu Pix de R$\u00a050,00 será devolvido à conta de origem' }] },
    })
  })

  test('a withdrawal is announced when an operator refuses it, with the reason, and when it is paid', async () => {
    const davi = await server.logIn('davi.demo')
    const { api, memberId } = davi
    await api.call(endpoints.setPaymentPassword, {
      body: {
        password: demoPasswords.member,
        newPaymentPassword: paymentPassword,
        confirmNewPaymentPassword: paymentPassword,
      },
    })
    const cpf = publishedTaxIds['davi.demo']
    await sandbox.putKey({ key: 'davi@example.com', cpf, name: 'Membro de Teste' })
    const added = valueOf(
      await api.call(endpoints.addPayee, {
        body: {
          paymentPassword,
          clientId: randomUUID(),
          payee: { kind: 'pix', keyType: 'EMAIL', key: 'davi@example.com' },
        },
      }),
    )
    await server.deposit(memberId, 'davi', '6000.00')
    const round = { memberId, nodeId: 1001, roundId: 'davi', amount: '6000.00' }
    await server.stake({ ...round, txnId: 'davi-s' })
    await server.payout({ ...round, txnId: 'davi-p', debitTxn: 'davi-s' })
    const withdraw = async (amount: string) => {
      return valueOf(
        await api.call(endpoints.createWithdrawal, {
          body: {
            paymentPassword,
            clientId: randomUUID(),
            bankCardId: added.bankCardId,
            amount,
          },
        }),
      )
    }
    const large = await withdraw('4000.00')
    await server.server.modules.cashier.withdrawals.refuseWithdrawal({
      brandId: 1,
      withdrawalId: large.withdrawalId,
      operator: 'olivia',
      remark: 'Documento ilegível {amount}',
    })
    await expect.poll(() => kindsOf(davi), settled).toEqual(['withdrawal_rejected'])
    const [refused] = (await inboxOf(davi)).list
    expect(refused).toMatchObject({
      subject: 'Withdrawal of R$4,000.00 declined',
      content: 'The amount is back in your balance. Reason: Documento ilegível {amount}',
      about: { what: 'withdrawal', id: large.withdrawalId },
    })
    await withdraw('40.00')
    await expect
      .poll(() => kindsOf(davi), settled)
      .toEqual(['withdrawal_paid', 'withdrawal_rejected'])
  })

  test('unannounced changes of a crashed copy are found in the movements, and announced once', async () => {
    const elisa = await server.logIn('elisa.demo')
    await pay(await createDeposit(elisa), 'elisa.demo')
    await expect.poll(() => kindsOf(elisa), settled).toEqual(['deposit_credited'])
    // As if nothing had ever been sent: no message, no pending notification, every movement still unread.
    await server.pool.query('delete from inbox.message where member_id = $1', [elisa.memberId])
    await server.pool.query('delete from inbox.mailbox where member_id = $1', [elisa.memberId])
    await server.pool.query(
      `update wallet.stream_position set number = 0 where consumer = 'inbox.movements'`,
    )
    await expect.poll(() => kindsOf(elisa), settled).toEqual(['deposit_credited'])
    await server.pool.query(
      `update wallet.stream_position set number = 0 where consumer = 'inbox.movements'`,
    )
    await server.server.modules.inbox.readMovements()
    await server.server.modules.inbox.sendNotifications()
    expect(await unreadOf(elisa)).toBe(1)
  })
})

test('an agent finds the offered contract in the inbox, once, however often the offer is sent', async () => {
  const top = await server.logIn('agente.demo', 'agent')
  const norte = await server.logIn('agente.norte', 'agent')
  const found = await server.server.modules.members.findMember(norte.memberId)
  const body = {
    id: randomUUID(),
    contractType: 'DIVIDEND' as const,
    type: 'RNG' as const,
    receiverId: found?.customerId ?? '',
    period: 'M' as const,
    details: [{ minimumBet: '1000.00', netLoss: '0', activeMember: 0, contractRate: '10' }],
  }
  for (let time = 0; time < 2; time += 1) {
    expect((await top.api.call(endpoints.offerContract, { body })).ok).toBe(true)
  }
  expect((await inboxOf(norte)).list).toMatchObject([
    { kind: 'contract_offered', about: { what: 'contract', id: body.id } },
  ])
  expect((await inboxOf(norte)).list[0]?.content).toContain(
    'agente.demo is offering you a contract',
  )
})

test.each([
  ['getUnreadCount', endpoints.getUnreadCount, {}],
  ['listMessages', endpoints.listMessages, {}],
  ['readMessage', endpoints.readMessage, { body: { messageId: '1' } }],
  ['readAllMessages', endpoints.readAllMessages, { body: { upTo: '1' } }],
  ['deleteMessages', endpoints.deleteMessages, { body: { messageIds: ['1'] } }],
] as const)(
  'ROLE-7, CALL-67: %s is refused to a guest, to a trial user, and while INBOX3 is off',
  async (_name, endpoint, input) => {
    type Input = Parameters<LoggedIn['api']['call']>[1]
    const ask = (api: LoggedIn['api']) => api.call(endpoint, input as Input) // each its own
    expect(await ask(server.guest())).toMatchObject({ code: 'login.not.session' })
    const trial = await server.tryOut()
    expect(await ask(trial.api)).toMatchObject({ code: 'play.need_true_account' })
    const member = await server.logIn('membro.demo')
    expect((await ask(member.api)).ok).toBe(true)
    const turn = (isOn: boolean) =>
      server.change(
        `update settings.module_switch set enabled = ${isOn} where module_id = 'INBOX3'`,
      )
    await turn(false)
    expect(await ask(member.api)).toMatchObject({ code: 'function.not.available' })
    await turn(true)
  },
)
