import { randomUUID } from 'node:crypto'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { sendCall } from '@trevo/vendor-kit/conformance/v1/call.ts'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../rounds/service/open-session.ts'
import {
  openTestPlay,
  otherGame,
  testGame,
  testProfile,
  type TestPlay,
} from '../../testing/open-test-play.ts'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'

let profile = testProfile
let said: 'open' | 'offered' | 'no_answer'
const server = await openTestPlay({
  vendors: { askVendor: async () => said },
  settings: {
    profileOf: () => profile,
    demoOf: () => ({ isOffered: true, invitesToPlay: false }),
  },
})
beforeEach(() => {
  profile = testProfile
  said = 'open'
  server.games.set(testGame.nodeId, testGame)
  // The minute in which a vendor's faults are counted is over.
  server.advance(120_000)
})
afterAll(() => closeConserved(server))

const order = (
  member: Awaited<ReturnType<TestPlay['createMember']>>,
  nodeId = testGame.nodeId,
) => ({
  member,
  nodeId,
  language: 'PT' as const,
})

describe('launch', () => {
  test('CALL-45, LAUNCH-7: a full account gets the address of the game with a token', async () => {
    const member = await server.createMember('1.00')
    const { url } = await server.play.launchGame(order(member))
    expect(url).toMatch(/^http:\/\/games\.test\/test-game#launch=[\w-]{43}$/)
  })

  test('LAUNCH-2: a trial account is asked to register and nothing is launched', async () => {
    const member = { ...(await server.createMember('1.00')), kind: 'trial' as const }
    await expect(server.play.launchGame(order(member))).rejects.toThrow('play.need_true_account')
    const { rows } = await server.pool.query('select 1 from play.launch where member_id = $1', [
      member.memberId,
    ])
    expect(rows).toEqual([])
  })

  test('an unknown game and one under maintenance are refused', async () => {
    const member = await server.createMember('1.00')
    await expect(server.play.launchGame(order(member, 999))).rejects.toThrow('game.unknown')
    server.games.set(testGame.nodeId, { ...testGame, maintenance: true })
    await expect(server.play.launchGame(order(member))).rejects.toThrow('game.maintenance')
  })

  test('a token older than 60 seconds is invalid', async () => {
    const player = await server.world.createPlayer('1.00')
    const launchToken = await player.launch()
    server.advance(60_001)
    const { path } = vendorEndpoints.checkSession
    expectReply(await sendCall(server.world, path, { launchToken }), 'INVALID_TOKEN')
  })

  /** A member with a round open in the first game, and the call that opens the second. */
  const leaveRound = async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    const session = await server.sessionOf(table)
    const member = {
      memberId: session.member_id,
      sessionId: session.site_session_id,
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

  test('#734 names the open game and round, and when the other game opens', async () => {
    const { table, other } = await leaveRound()
    const refused = server.play.launchGame(other)
    await expect(refused).rejects.toMatchObject({
      code: '#734',
      detail: {
        nodeId: testGame.nodeId,
        roundId: table.roundId,
        opensAt: expect.stringMatching(/^\d{4}-/),
      },
    })
  })

  test('a round that waits only for an answer to an optional offer locks no other game', async () => {
    const { table, debit, other } = await leaveRound()
    said = 'no_answer'
    await expect(server.play.launchGame(other)).rejects.toThrow('#734')
    said = 'offered'
    await expect(server.play.launchGame(other)).resolves.toBeDefined()
    expectReply(await table.credit(debit, { amount: '2.00' }), 'OK', '11.00')
  })

  test('a round that was left for three minutes does not block another game, and is still paid', async () => {
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

  test('a vendor that sends nonsense trips the breaker: no launches, but credits are accepted', async () => {
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

describe('a launch token', () => {
  const { path } = vendorEndpoints.checkSession
  const launch = async (member: Awaited<ReturnType<TestPlay['createMember']>>, nodeId?: number) => {
    const { url } = await server.play.launchGame(order(member, nodeId))
    return url.slice(url.indexOf('=') + 1)
  }
  const open = (launchToken: string) => sendCall(server.world, path, { launchToken })

  test('opens a session once', async () => {
    const token = await launch(await server.createMember('1.00'))
    expectReply(await open(token), 'OK')
    expectReply(await open(token), 'INVALID_TOKEN')
  })

  test('is void if it was not opened before the member’s next launch', async () => {
    const member = await server.createMember('1.00')
    const [first, second] = [await launch(member), await launch(member)]
    expectReply(await open(first), 'INVALID_TOKEN')
    expectReply(await open(second), 'OK')
  })

  test('of one member does not affect another’s, and each opens its own wallet', async () => {
    const tokens = [
      await launch(await server.createMember('1.00')),
      await launch(await server.createMember('2.00')),
    ]
    const answers = await Promise.all(tokens.map(open))
    expect(answers.map(({ reply }) => reply.balance)).toEqual(['1.00', '2.00'])
    const [one, other] = answers.map(({ reply }) => reply.session?.playerRef)
    expect(one).not.toBe(other)
  })

  test('opens only its own game, and no stake in another', async () => {
    const table = await seat(server.world, '10.00')
    expectReply(await table.debit({ gameCode: otherGame.gameCode }), 'INVALID_GAME')
    const member = await server.createMember('1.00')
    const { reply } = await open(await launch(member, otherGame.nodeId))
    expect(reply.session?.gameCode).toBe(otherGame.gameCode)
  })

  test('is unknown to another vendor, who does not use it up either', async () => {
    const token = await launch(await server.createMember('1.00'))
    const outcome = await openSession(server.context)('HUB', token)
    expect(outcome).toMatchObject({ kind: 'refused', refusal: 'session_unknown' })
    expectReply(await open(token), 'OK')
  })

  test('ends with the login of its device, not of another device', async () => {
    const phone = await server.createMember('1.00')
    const desktop = { ...phone, sessionId: randomUUID() }
    const onPhone = await launch(phone)
    server.logOut(phone)
    expectReply(await open(onPhone), 'TOKEN_EXPIRED')
    const onDesktop = await launch(desktop)
    expectReply(await open(onDesktop), 'OK')
  })

  test('carries the profile at its creation, regardless of later changes', async () => {
    const token = await launch(await server.createMember('1.00'))
    profile = { ...testProfile, maxStake: '5.00', turbo: false }
    expect((await open(token)).reply.session?.profile).toEqual(testProfile)
    const later = await launch(await server.createMember('1.00'))
    expect((await open(later)).reply.session?.profile).toEqual(profile)
  })
})

describe('when a site session ends', () => {
  test('once it is announced no stake is accepted', async () => {
    const table = await seat(server.world, '10.00')
    expectReply(await table.debit(), 'OK')
    await server.play.endSessionsOf((await server.sessionOf(table)).site_session_id)
    expectReply(await table.debit(), 'TOKEN_EXPIRED')
  })

  test('a disabled game accepts no more stakes', async () => {
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
