import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../platform/http/actor.ts'
import { createRouteBinder } from '../../../../platform/http/bind-route.ts'
import type { Brand, BrandDirectory } from '../../../../platform/http/brand.ts'
import { openTestCashier, otherCpf } from '../../testing/open-test-cashier.ts'
import { bindDepositRoutes } from './bind-deposit-routes.ts'

const brand: Brand = {
  id: 1,
  merchant: 'trevo',
  defaultLanguage: 'PT',
  maintenance: false,
  disabledModules: new Set(),
  jurisdiction: 'open',
}
const brands: BrandDirectory = {
  byMerchant: (merchant) => (merchant === brand.merchant ? brand : undefined),
  byHost: () => brand,
  isRegionRestricted: () => false,
  isOwnHost: () => true,
}

const world = await openTestCashier()
world.start()
const memberId = await world.addMember()
const app = Fastify()
await app.register(cookie)
const callers: Record<string, Caller> = {
  member: { kind: 'member', memberId, sessionId: 's', brandId: 1 },
  trial: { kind: 'trial', memberId, sessionId: 's', brandId: 1 },
}
const route = createRouteBinder(app, {
  brands,
  resolveSession: async (token) => callers[token],
  unseal: async () => ({}),
  checkAnswers: true,
})
bindDepositRoutes(route, world.cashier)
afterAll(async () => {
  await app?.close()
  await world.close()
})

type Reply = { success: boolean; value: never; errorCode?: string; message?: string }

const call = async (
  method: 'GET' | 'POST',
  name: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await app.inject({
    method,
    url: `/wps/relay/${name}`,
    headers: {
      merchant: 'trevo',
      language: 'EN',
      moduleid: 'DEPOSIT3',
      authorization: 'member',
      ...headers,
    },
    ...(method === 'POST'
      ? { payload: payload ?? {} }
      : { query: (payload ?? {}) as Record<string, string> }),
  })
  return { status: answer.statusCode, body: answer.json<Reply>() }
}
const order = (amount: string, clientId = randomUUID()) => ({ clientId, channel: 'PIX', amount })

describe('the deposit relays', () => {
  test('a member requests and pays a charge, and reads settings, deposit and records in the contract’s shapes', async () => {
    const settings = await call('GET', 'MCSFE_getDepositSettings')
    expect(settings.body).toMatchObject({ success: true, value: { allowDeposit: 'Y' } })

    const created = await call('POST', 'MCSFE_createDeposit', order('25.00'))
    expect(created.body).toMatchObject({ success: true, value: { status: 'awaiting' } })
    const { depositId } = created.body.value as { depositId: string } // in the contract's shape
    await world.pay({ depositId })
    await expect
      .poll(async () => (await call('GET', 'MCSFE_getDeposit', { depositId })).body.value, {
        timeout: 8_000,
      })
      .toMatchObject({ status: 'credited', amount: '25.00' })

    const records = await call('GET', 'MCSFE_getDepositRecords', { state: 'credited' })
    expect(records.body.value).toMatchObject({
      records: [{ transId: depositId, state: 'credited', amount: '25.00' }],
      totals: { amount: '25.00' },
    })
  })

  test('a refusal is in the caller’s language', async () => {
    const english = await call('POST', 'MCSFE_createDeposit', order('9.00'))
    expect(english).toMatchObject({
      status: 400,
      body: { success: false, errorCode: 'deposit.amount_out_of_range' },
    })
    const portuguese = await call('POST', 'MCSFE_createDeposit', order('9.00'), { language: 'PT' })
    expect(portuguese.body.message).not.toBe(english.body.message)
    expect(portuguese.body.message).toContain('10')
  })

  test.each([
    ['no session', { authorization: '' }, 401, 'login.not.session'],
    ['a trial session', { authorization: 'trial' }, 403, 'play.need_true_account'],
    ['another module', { moduleid: 'WITHDRAW3' }, 400, 'function.not.available'],
  ])('%s is refused', async (_name, headers, status, errorCode) => {
    const answer = await call('POST', 'MCSFE_createDeposit', order('25.00'), headers)
    expect(answer).toMatchObject({ status, body: { errorCode } })
  })

  test.each([
    ['an amount with a sign', { ...order('-25.00') }],
    ['another channel', { ...order('25.00'), channel: 'CARD' }],
    ['an invalid client id', { ...order('25.00'), clientId: 'x' }],
    ['a field nobody knows', { ...order('25.00'), cpf: otherCpf }],
  ])('%s is no request', async (_name, payload) => {
    const answer = await call('POST', 'MCSFE_createDeposit', payload)
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
  })
})
