import { randomUUID } from 'node:crypto'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { sendCall, sendMany } from '@trevo/vendor-kit/conformance/v1/call.ts'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { refusedCallsLimit } from './limit-refused-calls.ts'
import { openTestPlay, testGame, type TestPlay } from '../testing/open-test-play.ts'
import { closeConserved } from '../../wallet/testing/expect-conserved.ts'

const server = await openTestPlay()
beforeEach(async () => {
  await server.pool.query('delete from play.incident')
  // The minute of a vendor's faults and an address's refused calls is over.
  server.advance(minutes(2))
})
afterAll(() => closeConserved(server))

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

  test('a body too long for any message is refused unread, and the server continues', async () => {
    const { path } = vendorEndpoints.debit
    expect((await post(path, 'x'.repeat(65_537))).status).toBe(413)
    expect((await post(path, 'x'.repeat(65_536))).status).toBe(401)
    expect((await post(`${path}?a=b`, '')).status).toBe(401)
  })

  test('an address with repeatedly refused calls is not read for some seconds', async () => {
    const { path } = vendorEndpoints.debit
    const table = await seat(server.world, '10.00')
    for (let count = 0; count < refusedCallsLimit.max; count += 1) await post(path, '{}')
    expect((await post(path, '{}')).status).toBe(429)
    server.advance(refusedCallsLimit.windowMs)
    expectReply(await table.debit(), 'OK')
  })

  test('other paths are not found', async () => {
    expect((await post('/vendor/v1/none', '{}')).status).toBe(404)
    const { path } = vendorEndpoints.debit
    expect((await fetch(`${server.world.baseUrl}${path}`)).status).toBe(404)
  })
})

describe('batches of movements in one call', () => {
  const debitOf = ({ playerRef, sessionToken, roundId }: Awaited<ReturnType<typeof seat>>) => ({
    kind: 'debit',
    playerRef,
    sessionToken,
    roundId,
    gameCode: server.world.gameCode,
    currency: 'BRL',
    amount: '1.00',
    transactionId: roundId,
  })

  test('wait no longer than 700 ms for a hanging one, which is retried', async () => {
    const tables = await Promise.all(['10.00', '20.00'].map((one) => seat(server.world, one)))
    const debits = tables.map(debitOf)
    const slow = await server.pool.connect()
    await slow.query('begin')
    await slow.query('select from wallet.account where balance = 100000 for update')
    const beganAt = performance.now()
    const { answers } = await sendMany(server.world, debits)
    const tookMs = performance.now() - beganAt
    await slow.query('commit')
    slow.release()
    expect(answers[0]?.word).toBe('TEMPORARY_ERROR')
    expect(tookMs).toBeLessThan(3_000)
    const again = await sendMany(server.world, debits)
    expect(again.answers.map(({ reply }) => reply.balance)).toEqual(['9.00', '19.00'])
  })
})

describe('strangers’ calls', () => {
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

  test('calls without a signature in the vendor’s name stop no game', async () => {
    const { path } = vendorEndpoints.debit
    const headers = { [vendorHeaders.signature]: 'ab'.repeat(32) }
    for (let count = 0; count < 60; count += 1) {
      expect((await sendCall(server.world, path, {}, { headers })).http).toBe(401)
    }
    await launches()
  })

  test('however many there are, they do not hide a vendor’s faults', async () => {
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

describe('a vendor’s mistakes', () => {
  test('are recorded for operators: late credit, reused id, rollback of a paid stake', async () => {
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
