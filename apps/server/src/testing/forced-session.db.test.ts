import { createApi } from '@trevo/api-client/create-api.ts'
import {
  changePassword,
  getBalance,
  getDepositSettings,
  getMemberInfo,
  launchGame,
  listTransactions,
} from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPasswords } from '../modules/identity/index.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ROLES: 'web' } })
})
afterAll(() => server.close())

it('LOGIN-10, LOGIN-11: a session that must change its password neither plays nor moves money', async () => {
  await server.pool.query(
    `update identity.credential set is_first_login = true where username_key = 'ana.demo'`,
  )
  const { api } = await server.logIn('ana.demo')
  const query = { nodeId: 1001 }
  const refused = [
    await api.call(launchGame, { query }),
    await api.call(getDepositSettings),
    await api.call(listTransactions),
  ]
  for (const answer of refused) {
    expect(answer).toMatchObject({ ok: false, code: 'password.change_required' })
  }
  for (const answer of [await api.call(getBalance), await api.call(getMemberInfo)]) {
    expect(answer.ok).toBe(true)
  }

  const newPassword = 'Azul-Mar-1987'
  const body = { oldPassword: demoPasswords.member, newPassword, confirmNewPassword: newPassword }
  const changed = await api.call(changePassword, { body })
  if (!changed.ok) throw new Error(changed.code)
  const freed = createApi({
    baseUrl: server.baseUrl,
    getToken: () => changed.value.token,
    getLanguage: () => 'EN',
    getMerchant: () => 'trevo',
    device: 'web',
  })
  expect((await freed.call(getDepositSettings)).ok).toBe(true)
  expect((await freed.call(listTransactions)).ok).toBe(true)
  expect(await freed.call(launchGame, { query })).not.toMatchObject({
    code: 'password.change_required',
  })
})
