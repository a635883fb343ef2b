import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let member: Awaited<ReturnType<TestServer['logIn']>>
beforeAll(async () => {
  server = await startTestServer()
  member = await server.logIn('membro.demo')
})
afterAll(() => server.close())

const valueOf = <Value>(
  answer: { ok: true; value: Value } | { ok: false; code: string },
): Value => {
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

describe('the balance', () => {
  it('CALL-29: it is the sum of the entries, in the one main wallet, and a movement raises its seq', async () => {
    const before = valueOf(await member.api.call(endpoints.getBalance))
    expect(before).toMatchObject({ sumBalance: '0.00', currency: 'BRL', currencySymbol: 'R$' })
    await server.deposit(member.memberId, 'b1', '12.34')
    const after = valueOf(await member.api.call(endpoints.getBalance))
    expect(after).toMatchObject({
      sumBalance: '12.34',
      balance: [{ accountTypeId: 2, accountName: 'MAIN', availBalance: '12.34' }],
    })
    expect(BigInt(after.seq)).toBeGreaterThan(BigInt(before.seq))
  })

  it('CALL-29, CALL-2: without a token, or with a dead one, there is no balance', async () => {
    const answer = await server.guest().call(endpoints.getBalance)
    expect(answer).toMatchObject({ ok: false, code: 'login.not.session' })
    const dead = await fetch(`${server.baseUrl}/wps/v2/wallets/balance`, {
      headers: { authorization: 'A'.repeat(43), merchant: 'trevo' },
    })
    expect(dead.status).toBe(401)
  })

  it('CALL-26, MODEL-7: the brand decides whether all money is in one wallet; a guest does not see it', async () => {
    expect(await member.api.call(endpoints.getMerchantWallet)).toEqual({
      ok: true,
      value: { isSingle: true },
    })
    expect(await server.guest().call(endpoints.getMerchantWallet)).toMatchObject({
      code: 'login.not.session',
    })
  })
})
