import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import {
  changePassword,
  getBalance,
  getDepositSettings,
  getMemberInfo,
  launchGame,
  launchGameFb,
  listTransactions,
} from '@trevo/api-client/endpoints.ts'
import { createWalletClient, type WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPasswords } from '../modules/identity/index.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

it('LOGIN-10, LOGIN-11: a session that must change its password neither plays nor moves money', async () => {
  await server.pool.query(
    `update identity.credential set is_first_login = true where username_key = 'ana.demo'`,
  )
  const { api } = await server.logIn('ana.demo')
  const query = { nodeId: 1001 }
  const refused = [
    await api.call(launchGame, { query }),
    await api.call(launchGameFb, { query }),
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
  const freed = createTestApi({ baseUrl: server.baseUrl, getToken: () => changed.value.token })
  expect((await freed.call(getDepositSettings)).ok).toBe(true)
  expect((await freed.call(listTransactions)).ok).toBe(true)
  expect(await freed.call(launchGame, { query })).not.toMatchObject({
    code: 'password.change_required',
  })
})

describe('a session with a required action once its game was opened', () => {
  let other: Awaited<ReturnType<TestServer['openCopy']>>
  let vendor: WalletClient
  let fresh: WalletClient
  beforeAll(async () => {
    // A copy that remembers nothing of the sessions.
    other = await server.openCopy()
    vendor = server.openVendor()
    fresh = createWalletClient({
      baseUrl: other.baseUrl,
      keys: server.vendorKeys,
      nowMs: Date.now,
    })
  })
  afterAll(async () => {
    await Promise.all([vendor.close(), fresh.close()])
    await other.server.close()
  })

  const openGame = async (username: string) => {
    const { api, memberId } = await server.logIn(username)
    const launched = await api.call(launchGameFb, { query: { nodeId: 1001 } })
    if (!launched.ok) throw new Error(launched.code)
    const launchToken = new URL(launched.value.content.game_url).searchParams.get('token') ?? ''
    return { memberId, launchToken }
  }
  const requiredActionOf = (memberId: bigint) =>
    server.pool.query(
      `update identity.session set required_actions = '{mfa}' where member_id = $1`,
      [memberId],
    )

  it('is not opened for the vendor', async () => {
    const { memberId, launchToken } = await openGame('bento.demo')
    await requiredActionOf(memberId)
    expect(await fresh.checkSession({ launchToken })).toMatchObject({
      kind: 'answer',
      reply: { status: 'TOKEN_EXPIRED' },
    })
  })

  it('accepts no further stake', async () => {
    const { memberId, launchToken } = await openGame('clara.demo')
    await server.deposit(memberId, 'forced', '10.00')
    const opened = await vendor.checkSession({ launchToken })
    const session = opened.kind === 'answer' ? opened.reply.session : undefined
    if (!session) throw new Error(JSON.stringify(opened))
    const { sessionToken, playerRef, gameCode, currency } = session
    const stake = (client: WalletClient, transactionId: string) =>
      client.debit({
        sessionToken,
        playerRef,
        gameCode,
        currency,
        transactionId,
        roundId: transactionId,
        amount: '1.00',
      })
    expect(await stake(vendor, 'before')).toMatchObject({ reply: { status: 'OK' } })
    await requiredActionOf(memberId)
    expect(await stake(fresh, 'after')).toMatchObject({ reply: { status: 'TOKEN_EXPIRED' } })
    const { availableMinor } = await server.server.modules.wallet.balanceOf(memberId)
    expect(availableMinor).toBe(90_000n)
  })
})
