import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import * as wps from '@trevo/api-client/endpoints.ts'
import { publishedTaxIds } from '@trevo/demo-members/demo-members.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { startWithInstitution } from '../start-with-institution.ts'
import { valueOf } from '../value-of.ts'

const paymentPassword = '482913'
const username = 'membro.demo'
const { server, sandbox, close } = await startWithInstitution()
const { modules } = server.server
afterAll(close)

type Early = Awaited<ReturnType<typeof server.logIn>> & { readonly payee: string }
let early: Early

const launch = (api: Api) =>
  api.call(wps.launchGame, {
    query: {
      launchMode: 'GLS',
      nodeId: 1001,
      platform: 'html5-desktop',
      language: 'EN',
      backUrl: 'https://trevo.example/',
    },
  })
const stake = (txnId: string) =>
  server.stake({
    memberId: early.memberId,
    txnId,
    amount: '1.00',
    nodeId: 1001,
    roundId: txnId,
  })
const setRules = (isOn: boolean, ...keys: readonly string[]) =>
  server.change(
    `update settings.rule set value = '${isOn}'
     where jurisdiction = 'open' and key in ('${keys.join(`', '`)}')`,
  )
/** Until no account is left that does not follow the rules. */
const followRules = async (): Promise<void> => {
  while ((await modules.members.followRules()) > 0);
}

beforeAll(async () => {
  const member = await server.logIn(username)
  const { api, memberId } = member
  const set = {
    password: demoPasswords.member,
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: paymentPassword,
  }
  valueOf(await api.call(wps.setPaymentPassword, { body: set }))
  const key = `${randomUUID().slice(0, 8)}@example.com`
  await sandbox.putKey({ key, cpf: publishedTaxIds[username], name: 'Membro de Teste' })
  const payee = { kind: 'pix', keyType: 'EMAIL', key } as const
  const body = { paymentPassword, clientId: randomUUID(), payee }
  const { bankCardId } = valueOf(await api.call(wps.addPayee, { body }))
  await server.deposit(memberId, 'early', '100.00')
  await server.pool.query('update cashier.withdrawal_setting set turnover_bp = 0')
  early = { ...member, payee: bankCardId }
})

test('kycBeforeStake, L art. 23: an account from before the rule withdraws, and stakes nothing until it is verified', async () => {
  expect((await stake('before')).outcome).toBe('applied')
  valueOf(await launch(early.api))
  expect(valueOf(await early.api.call(wps.getStanding))).toEqual({ bars: [] })

  await setRules(true, 'kycBeforeStake')
  // The pages refuse at once, and name what is missing.
  expect(await launch(early.api)).toMatchObject({
    ok: false,
    code: 'kyc.required',
    detail: { missing: expect.arrayContaining(['form', 'face_centre']) },
  })
  // A game that was open follows with the job, without a login in between.
  await followRules()
  await expect(stake('after')).rejects.toMatchObject({ code: 'wallet.debit_refused' })

  await setRules(true, 'signUpLimitsRequired')
  const again = await server.logIn(username)
  const { bars } = valueOf(await again.api.call(wps.getStanding))
  expect(bars).toMatchObject([
    { kind: 'identity', since: null, until: null, takes: ['stake'] },
    { kind: 'limits', since: null, until: null, takes: ['deposit', 'stake'] },
  ])
  const withdrawn = await again.api.call(wps.createWithdrawal, {
    body: { paymentPassword, clientId: randomUUID(), bankCardId: early.payee, amount: '20.00' },
  })
  expect(withdrawn).toMatchObject({ ok: true })
})

test('where the rule ends, the same accounts stake again', async () => {
  await setRules(false, 'kycBeforeStake', 'signUpLimitsRequired')
  await followRules()
  expect((await stake('ended')).outcome).toBe('applied')
  expect(valueOf(await early.api.call(wps.getStanding))).toEqual({ bars: [] })
})
