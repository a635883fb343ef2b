import { randomUUID } from 'node:crypto'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { sendCall } from '@trevo/vendor-kit/conformance/v1/call.ts'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlay, otherGame, testGame, type TestPlay } from './testing/open-test-play.ts'

let server: TestPlay
beforeEach(async () => {
  server = await openTestPlay()
})
afterEach(async () => {
  const { problems } = await server.wallet.proveConservation()
  await server.close()
  expect(problems).toEqual([])
})

const order = (
  member: Awaited<ReturnType<TestPlay['createMember']>>,
  nodeId = testGame.nodeId,
) => ({
  member,
  nodeId,
  language: 'PT' as const,
})

describe('launch', () => {
  test('CALL-45, LAUNCH-7: a full account gets the address of the game with a token in it', async () => {
    const member = await server.createMember('1.00')
    const { url } = await server.play.launchGame(order(member))
    expect(url).toMatch(/^http:\/\/games\.test\/test-game#launch=[\w-]{43}$/)
  })

  test('LAUNCH-2: a trial account is told to register and nothing is launched', async () => {
    const member = { ...(await server.createMember('1.00')), kind: 'trial' as const }
    await expect(server.play.launchGame(order(member))).rejects.toThrow('play.need_true_account')
    const { rows } = await server.pool.query('select 1 from play.launch')
    expect(rows).toEqual([])
  })

  test('an unknown game and one under maintenance are refused', async () => {
    const member = await server.createMember('1.00')
    await expect(server.play.launchGame(order(member, 999))).rejects.toThrow('game.unknown')
    server.games.set(testGame.nodeId, { ...testGame, maintenance: true })
    await expect(server.play.launchGame(order(member))).rejects.toThrow('game.maintenance')
  })

  test('a token older than 60 seconds opens nothing', async () => {
    const player = await server.world.createPlayer('1.00')
    const launchToken = await player.launch()
    server.advance(60_001)
    const { path } = vendorEndpoints.checkSession
    expectReply(await sendCall(server.world, path, { launchToken }), 'INVALID_TOKEN')
  })

  /** A member with a round open in the first game, and what opens the second. */
  const leaveRound = async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    const { rows } = await server.pool.query<{ member_id: bigint; site_session_id: string }>(
      'select member_id, site_session_id from play.game_session',
    )
    const member = {
      memberId: rows[0]?.member_id ?? 0n,
      sessionId: rows[0]?.site_session_id ?? '',
      kind: 'member' as const,
      brandId: 1,
    }
    return { table, debit, member, other: order(member, otherGame.nodeId) }
  }

  test('an open round of another game is #734; the same game opens again', async () => {
    const { table, debit, member, other } = await leaveRound()
    await expect(server.play.launchGame(other)).rejects.toThrow('#734')
    await expect(server.play.launchGame(order(member))).resolves.toBeDefined()
    await table.credit(debit, { amount: '0.00' })
    await expect(server.play.launchGame(other)).resolves.toBeDefined()
  })

  test('a round that was left for three minutes keeps nobody from another game, and is still paid', async () => {
    const { table, debit, other } = await leaveRound()
    server.advance(3 * 60_000 - 1_000)
    await expect(server.play.launchGame(other)).rejects.toThrow('#734')
    server.advance(2_000)
    await expect(server.play.launchGame(other)).resolves.toBeDefined()
    expectReply(await table.credit(debit, { amount: '2.00' }), 'OK', '11.00')
  })

  test('nor does one whose game cannot be opened to finish it', async () => {
    const { other } = await leaveRound()
    server.games.set(testGame.nodeId, { ...testGame, maintenance: true })
    await expect(server.play.launchGame(other)).resolves.toBeDefined()
  })

  test('a new launch ends the earlier session: one game at a time', async () => {
    const table = await seat(server.world, '10.00')
    await table.player.launch()
    expectReply(await table.debit(), 'TOKEN_EXPIRED')
    expect(await table.player.balance()).toBe('10.00')
  })

  test('a vendor that sends nonsense trips the breaker: no launches, but credits are taken', async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    for (let count = 0; count < 60; count += 1) await table.debit({ currency: 'USD' })
    const member = await server.createMember('1.00')
    await expect(server.play.launchGame(order(member))).rejects.toThrow('#727')
    expectReply(await table.credit(debit), 'OK', '11.00')
    server.advance(60_001)
    await expect(server.play.launchGame(order(member))).resolves.toBeDefined()
  })
})

describe('when a site session ends', () => {
  test('from the moment it is told no stake is taken', async () => {
    const table = await seat(server.world, '10.00')
    expectReply(await table.debit(), 'OK')
    const { rows } = await server.pool.query<{ site_session_id: string }>(
      'select site_session_id from play.game_session',
    )
    await server.play.endSessionsOf(rows[0]?.site_session_id ?? '')
    expectReply(await table.debit(), 'TOKEN_EXPIRED')
  })

  test('a game switched off takes no more stakes', async () => {
    const table = await seat(server.world, '10.00')
    server.games.delete(testGame.nodeId)
    expectReply(await table.debit(), 'INVALID_GAME')
  })

  test('a stake above the profile’s maximum is refused', async () => {
    const table = await seat(server.world, '1000.00')
    expectReply(await table.debit({ amount: '100.01' }), 'BET_LIMIT_EXCEEDED')
    expectReply(await table.debit({ amount: '100.00' }), 'OK')
  })
})
