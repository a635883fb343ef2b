import { closeAccount, getMemberInfo, login } from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPasswords } from '../modules/identity/index.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ROLES: 'web' } })
})
afterAll(() => server.close())

const password = demoPasswords.member
const close = (api: Awaited<ReturnType<TestServer['logIn']>>['api']) =>
  api.call(closeAccount, { body: { password, statementAccepted: true } })

it('an account with money or an open round is not closed, and goes on playing', async () => {
  const { api, memberId } = await server.logIn('bento.demo')
  await server.deposit(memberId, 'd1', '10.00')
  expect(await close(api)).toMatchObject({
    ok: false,
    code: 'account.close_blocked',
    detail: { reasons: ['balance'] },
  })
  await server.stake({ memberId, txnId: 's1', amount: '10.00', nodeId: 1001, roundId: 'r1' })
  expect(await close(api)).toMatchObject({
    code: 'account.close_blocked',
    detail: { reasons: ['open_rounds'] },
  })
  expect((await api.call(getMemberInfo)).ok).toBe(true)
  await server.deposit(memberId, 'd2', '1.00')
  const staked = server.stake({
    memberId,
    txnId: 's2',
    amount: '1.00',
    nodeId: 1001,
    roundId: 'r2',
  })
  expect((await staked).outcome).toBe('applied')
})

it('an empty account is closed: no stake, no session, no login', async () => {
  const { api, memberId } = await server.logIn('clara.demo')
  const closed = await close(api)
  expect(closed).toMatchObject({ ok: true })
  expect(await api.call(getMemberInfo)).toMatchObject({ code: 'login.not.session' })
  const body = {
    username: 'clara.demo',
    password,
    type: 'username',
    humanProof: await server.proveHuman(),
  } as const
  expect(await server.guest().call(login, { body })).toMatchObject({ code: 'account.closed' })
  await server.deposit(memberId, 'd3', '5.00')
  const stake = { memberId, txnId: 's3', amount: '5.00', nodeId: 1001, roundId: 'r3' }
  await expect(server.stake(stake)).rejects.toMatchObject({ code: 'wallet.debit_refused' })
})
