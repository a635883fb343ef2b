import { randomUUID } from 'node:crypto'
import { expectReply, seat, sendCall, type Table } from '@trevo/vendor-kit/conformance/bench.ts'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listBetRecords } from './service/list-bet-records.ts'
import { openTestPlay, otherGame, testGame, type TestPlay } from './testing/open-test-play.ts'

let server: TestPlay
let said: 'unknown' | 'open' | 'settled' | 'cancelled' | 'no_answer'
beforeEach(async () => {
  said = 'no_answer'
  server = await openTestPlay({ askVendor: async () => said })
})
afterEach(async () => {
  const { problems } = await server.wallet.proveConservation()
  await server.close()
  expect(problems).toEqual([])
})

const minutes = (count: number): number => count * 60_000
const order = (
  member: Awaited<ReturnType<TestPlay['createMember']>>,
  nodeId = testGame.nodeId,
) => ({
  member,
  nodeId,
  language: 'PT' as const,
})

describe('the wire', () => {
  const post = (path: string, body: string) =>
    fetch(`${server.world.baseUrl}${path}`, { method: 'POST', body })

  test('a body too long for any message is refused unread, and the server goes on', async () => {
    const { path } = vendorEndpoints.debit
    expect((await post(path, 'x'.repeat(16_385))).status).toBe(413)
    expect((await post(path, 'x'.repeat(16_384))).status).toBe(401)
    expect((await post(`${path}?a=b`, '')).status).toBe(401)
  })

  test('what is no call is not found', async () => {
    expect((await post('/vendor/v1/none', '{}')).status).toBe(404)
    const { path } = vendorEndpoints.debit
    expect((await fetch(`${server.world.baseUrl}${path}`)).status).toBe(404)
  })
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

  test('an open round of another game is #734; the same game opens again', async () => {
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
    const other = order(member, otherGame.nodeId)
    await expect(server.play.launchGame(other)).rejects.toThrow('#734')
    await expect(server.play.launchGame(order(member))).resolves.toBeDefined()
    await table.credit(debit, { amount: '0.00' })
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

describe('what strangers send', () => {
  const launches = async (): Promise<void> => {
    const member = await server.createMember('1.00')
    await expect(server.play.launchGame(order(member))).resolves.toBeDefined()
  }

  test.each([
    ['a quote', `"${'a'.repeat(40)}`],
    ['a space', `${'a'.repeat(20)} ${'a'.repeat(20)}`],
    ['a zero byte', `${'a'.repeat(20)}\u0000${'a'.repeat(20)}`],
    ['letters outside ASCII', 'á'.repeat(43)],
    ['nothing', ''],
    ['a novel', 'a'.repeat(10_000)],
    ['a token that nobody was given', 'a'.repeat(43)],
  ])(
    'a launch token with %s is INVALID_TOKEN, sixty times, and closes no game',
    async (_, text) => {
      const { path } = vendorEndpoints.checkSession
      for (let count = 0; count < 60; count += 1) {
        const answer = await sendCall(server.world, path, { launchToken: text })
        expectReply(answer, 'INVALID_TOKEN')
      }
      await launches()
    },
  )

  test('calls without a signature in the vendor’s name close no game', async () => {
    const { path } = vendorEndpoints.debit
    const headers = { [vendorHeaders.signature]: 'ab'.repeat(32) }
    for (let count = 0; count < 60; count += 1) {
      expect((await sendCall(server.world, path, {}, { headers })).http).toBe(401)
    }
    await launches()
  })

  test('however many they are, they do not hide the faults that a vendor makes', async () => {
    const table = await seat(server.world, '10.00')
    const { path } = vendorEndpoints.checkSession
    for (let count = 0; count < 100; count += 1) {
      await sendCall(server.world, path, { launchToken: 'a'.repeat(43) })
    }
    for (let count = 0; count < 60; count += 1) await table.debit({ currency: 'USD' })
    const member = await server.createMember('1.00')
    await expect(server.play.launchGame(order(member))).rejects.toThrow('#727')
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

describe('the bet record', () => {
  const memberOf = async (): Promise<bigint> => {
    const { rows } = await server.pool.query<{ member_id: bigint }>(
      'select member_id from play.game_session order by id desc limit 1',
    )
    return rows[0]?.member_id ?? 0n
  }
  const records = (memberId: bigint, before?: string) =>
    listBetRecords(server.context)({ memberId, language: 'PT', pageSize: 2, before })

  test('tells stake, payout and state of each bet, newest first, with totals over all pages', async () => {
    const table: Table = await seat(server.world, '10.00')
    const memberId = await memberOf()
    const [won, lost, back, open] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    for (const transactionId of [won, lost, back, open]) await table.debit({ transactionId })
    await table.credit(won, { amount: '3.00' })
    await table.credit(won, { amount: '0.50' })
    await table.credit(lost, { amount: '0.00' })
    await table.rollback(back)

    // The stream is read below the oldest open transaction, which may be another test's.
    await expect.poll(async () => (await records(memberId)).totals.stake).toBe('3.00')
    const first = await records(memberId)
    expect(first.list.map(({ status, payout }) => [status, payout])).toEqual([
      ['open', '0.00'],
      ['refunded', '0.00'],
    ])
    expect(first.totals).toEqual({ stake: '3.00', payout: '3.50', netProfit: '0.50' })
    const second = await records(memberId, first.next ?? undefined)
    expect(second.list.map(({ status, netProfit }) => [status, netProfit])).toEqual([
      ['closed', '-1.00'],
      ['closed', '2.50'],
    ])
    expect(second.next).toBeNull()
    expect(second.list[0]).toMatchObject({
      gameName: 'Jogo',
      nodeId: testGame.nodeId,
      stake: '1.00',
      detailUrl: `http://games.test/rounds/${table.roundId}`,
    })
  })

  test('of another member shows nothing', async () => {
    const table = await seat(server.world, '10.00')
    await table.debit()
    expect((await records(999n)).list).toEqual([])
  })
})

describe('the sweeper', () => {
  const openStake = async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    return { table, debit }
  }

  test('leaves a young round alone', async () => {
    const { table } = await openStake()
    said = 'unknown'
    server.advance(minutes(9))
    expect(await server.play.sweepOrphans()).toBe(0)
    expect(await table.player.balance()).toBe('9.00')
  })

  test('gives back a stake that the vendor knows nothing of, and bars its late payout', async () => {
    const { table, debit } = await openStake()
    said = 'unknown'
    server.advance(minutes(11))
    expect(await server.play.sweepOrphans()).toBe(1)
    expect(await table.player.balance()).toBe('10.00')
    expectReply(await table.credit(debit), 'TRANSACTION_ROLLED_BACK')
    expect(await server.play.sweepOrphans()).toBe(0)
    expect(await table.player.balance()).toBe('10.00')
  })

  test.each(['open', 'settled', 'no_answer'] as const)(
    'waits while the vendor says %s; after 48 hours people are told, once',
    async (answer) => {
      const { table, debit } = await openStake()
      said = answer
      server.advance(minutes(11))
      await server.play.sweepOrphans()
      expect(await table.player.balance()).toBe('9.00')
      server.advance(minutes(48 * 60))
      await server.play.sweepOrphans()
      server.advance(minutes(11))
      await server.play.sweepOrphans()
      const { rows } = await server.pool.query('select what, about from play.incident')
      expect(rows).toEqual([{ what: 'round_open_too_long', about: table.roundId }])
      expectReply(await table.credit(debit), 'OK', '11.00')
    },
  )
})

describe('a vendor’s mistakes', () => {
  test('are written down for people: late credit, reused id, rollback of a paid stake', async () => {
    const table = await seat(server.world, '10.00')
    const [one, two] = [randomUUID(), randomUUID()]
    await table.debit({ transactionId: one })
    await table.debit({ transactionId: one, amount: '2.00' })
    await table.rollback(one)
    await table.credit(one)
    await table.debit({ transactionId: two })
    await table.credit(two)
    await table.rollback(two)
    const { rows } = await server.pool.query<{ what: string }>(
      'select what from play.incident order by id',
    )
    expect(rows.map(({ what }) => what)).toEqual([
      'id_reused',
      'credit_after_rollback',
      'rollback_of_settled',
    ])
  })

  test('a credit whose stake never comes is final after some minutes', async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    const credit = { transactionId: randomUUID() }
    expect((await table.credit(debit, credit)).reply.retry).toBe(true)
    server.advance(minutes(6))
    const late = await table.credit(debit, credit)
    expectReply(late, 'TRANSACTION_DOES_NOT_EXIST')
    expect(late.reply.retry).toBeUndefined()
  })

  test('a payout that was spent cannot be rolled back: the balance never goes below zero', async () => {
    const table = await seat(server.world, '1.00')
    const [debit, credit] = [randomUUID(), randomUUID()]
    await table.debit({ transactionId: debit })
    await table.credit(debit, { transactionId: credit, amount: '5.00' })
    await table.debit({ amount: '4.50' })
    expectReply(await table.rollback(credit), 'NOT_ENOUGH_MONEY', '0.50')
    expect(await table.player.balance()).toBe('0.50')
  })
})
