import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { recount } from '@trevo/promotion-rules/wagering.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import {
  codeOf,
  playRound,
  promotionSteps,
  wagering,
  type Seat,
} from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { balance, bonusesOf, grant } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.useLaw(false)
  const { problems } = await server.wallet.proveConservation()
  expect(problems).toEqual([])
})

describe('bonus money', () => {
  test('is locked beside the balance, becomes money once it is wagered, and each step is a movement', async () => {
    const seat = await server.sit('100.00')
    await grant(seat, '10.00')
    expect(await balance(seat)).toEqual(['100.00', '10.00'])
    await playRound(seat, '15.00')
    await server.promotions.keepUp()
    expect(await bonusesOf(seat)).toMatchObject([
      { state: 'active', wagered: '15.00', required: '20.00', becomes: '10.00' },
    ])
    await playRound(seat, '5.00')
    await server.promotions.keepUp()
    expect(await bonusesOf(seat)).toMatchObject([{ state: 'converted', converted: '10.00' }])
    expect(await balance(seat)).toEqual(['90.00', '0.00'])
    const lines = await server.wallet.listStatement({
      memberId: seat.memberId,
      from: new Date(0),
      to: new Date(Date.now() + 3_600_000),
      limit: 10,
    })
    expect(lines.map(({ typeCode }) => typeCode).toReversed()).toEqual([
      6101, 3103, 3203, 3200, 3200, 3104,
    ])
  })

  test('is granted once for a source, and never with different content under the same id', async () => {
    const seat = await server.sit('0.00')
    const sourceId = randomUUID()
    const granted = await Promise.all(
      Array.from({ length: 8 }, () => grant(seat, '5.00', { sourceId })),
    )
    expect(new Set(granted.map(({ bonusId }) => bonusId)).size).toBe(1)
    expect(await balance(seat)).toEqual(['0.00', '5.00'])
    expect(await codeOf(grant(seat, '6.00', { sourceId }))).toBe('request.id_reused')
  })

  test('counts no stake before it, no returned one, and no longer one whose round was re-opened', async () => {
    const seat = await server.sit('200.00')
    await playRound(seat, '20.00')
    await grant(seat, '50.00')
    const [openId, openRound] = [randomUUID(), randomUUID()]
    await seat.table.debit({ transactionId: openId, roundId: openRound, amount: '10.00' })
    await server.promotions.keepUp()
    expect((await bonusesOf(seat))[0]?.wagered).toBe('0.00')
    await seat.table.rollback(openId, { roundId: openRound })
    const won = randomUUID()
    const [stakeId, roundId] = [randomUUID(), randomUUID()]
    await seat.table.debit({ transactionId: stakeId, roundId, amount: '12.00' })
    await seat.table.credit(stakeId, { roundId, amount: '3.00', transactionId: won })
    await server.promotions.keepUp()
    expect((await bonusesOf(seat))[0]?.wagered).toBe('12.00')
    await seat.table.rollback(won, { roundId })
    await server.promotions.keepUp()
    expect((await bonusesOf(seat))[0]?.wagered).toBe('0.00')
    await seat.table.credit(stakeId, { roundId, amount: '1.00', transactionId: randomUUID() })
    await server.promotions.keepUp()
    expect((await bonusesOf(seat))[0]?.wagered).toBe('12.00')
  })

  test('of several the oldest is wagered first, and a stake counts for only one', async () => {
    const seat = await server.sit('200.00')
    await grant(seat, '5.00')
    await grant(seat, '5.00')
    await playRound(seat, '10.00')
    await server.promotions.keepUp()
    await playRound(seat, '4.00')
    await server.promotions.keepUp()
    const list = await bonusesOf(seat)
    expect(list.map(({ state, wagered }) => [state, wagered])).toEqual([
      ['active', '4.00'],
      ['converted', '10.00'],
    ])
  })

  test('beyond its prize cap the rest returns to the house; forfeited or overdue all of it does', async () => {
    const seat = await server.sit('100.00')
    await grant(seat, '30.00', { terms: { prizeCap: '20.00', multiplier: 0 } })
    await server.promotions.keepUp()
    expect(await balance(seat)).toEqual(['120.00', '0.00'])
    const { bonusId } = await grant(seat, '30.00')
    await server.promotions.cancelBonus(server.askingOf(seat.memberId), bonusId)
    expect(
      await codeOf(server.promotions.cancelBonus(server.askingOf(seat.memberId), bonusId)),
    ).toBe('bonus.ended')
    const stranger = await server.sit('0.00')
    const foreign = server.promotions.cancelBonus(server.askingOf(stranger.memberId), bonusId)
    expect(await codeOf(foreign)).toBe('bonus.unknown')
    await grant(seat, '30.00', { expiresAt: new Date(Date.now() - 1_000) })
    await server.promotions.keepUp()
    const states = (await bonusesOf(seat)).map(({ state }) => state)
    expect(states).toEqual(['expired', 'cancelled', 'converted'])
    expect(await balance(seat)).toEqual(['120.00', '0.00'])
  })

  test('a withdrawal asks before it is forfeited', async () => {
    const seat = await server.sit('100.00')
    await grant(seat, '8.00')
    const withdraw = (mayGiveUp: boolean) =>
      server.database.inTx((tx) => server.atCashier.giveUpBonuses(tx, seat.memberId, mayGiveUp))
    expect(await codeOf(withdraw(false))).toBe('withdrawal.bonus_active')
    expect(await codeOf(withdraw(true))).toBe('done')
    expect((await bonusesOf(seat))[0]?.state).toBe('forfeited')
    expect(await codeOf(withdraw(false))).toBe('done')
  })

  test('after any events in any order, the ledger adds up and the count is a recount', async () => {
    type Step =
      | 'grant'
      | 'lose'
      | 'win'
      | 'back'
      | 'reopen'
      | 'cancel'
      | 'expire'
      | 'withdraw'
      | 'keepUp'
    const steps: Step[] = [
      'grant',
      'lose',
      'win',
      'back',
      'reopen',
      'cancel',
      'expire',
      'withdraw',
      'keepUp',
    ]
    const run = async (order: readonly Step[]): Promise<void> => {
      const seat = await server.sit('500.00')
      let last: { credit: string; roundId: string } | undefined
      const doOne = async (step: Step): Promise<void> => {
        const [id, roundId] = [randomUUID(), randomUUID()]
        switch (step) {
          case 'grant':
            await grant(seat, '7.00')
            return
          case 'lose':
            await playRound(seat, '3.00')
            return
          case 'win': {
            const credit = randomUUID()
            await seat.table.debit({ transactionId: id, roundId, amount: '6.00' })
            await seat.table.credit(id, { roundId, amount: '9.00', transactionId: credit })
            last = { credit, roundId }
            return
          }
          case 'back':
            await seat.table.debit({ transactionId: id, roundId, amount: '5.00' })
            await seat.table.rollback(id, { roundId })
            return
          case 'reopen':
            if (last) await seat.table.rollback(last.credit, { roundId: last.roundId })
            last = undefined
            return
          case 'cancel': {
            const running = (await bonusesOf(seat)).find(({ state }) => state === 'active')
            if (!running) return
            const bonusId = BigInt(running.bonusId)
            await codeOf(server.promotions.cancelBonus(server.askingOf(seat.memberId), bonusId))
            return
          }
          case 'expire':
            await server.pool.query(
              `update promotions.bonus set expires_at = granted_at where member_id = $1 and state = 'active'`,
              [seat.memberId],
            )
            return
          case 'withdraw':
            await server.database.inTx((tx) =>
              server.atCashier.giveUpBonuses(tx, seat.memberId, true),
            )
            return
          case 'keepUp':
            await server.promotions.keepUp()
            return
          default:
            return step satisfies never
        }
      }
      // Pairs at once, so that they race.
      for (let at = 0; at < order.length; at += 2) {
        await Promise.all(order.slice(at, at + 2).map(doOne))
      }
      await server.promotions.keepUp()
      await proveMember(seat)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 6, maxLength: 24 }), run),
      { numRuns: 25 },
    )
  }, 120_000)
})

/** The held sum equals the running bonuses, none is below zero, and a recount gives the same. */
const proveMember = async (seat: Seat): Promise<void> => {
  const list = await bonusesOf(seat)
  const running = list
    .filter(({ state }) => state === 'active')
    .reduce((sum, { amount }) => sum + parseMoney(amount), 0n)
  const { heldMinor, availableMinor } = await server.wallet.balanceOf(seat.memberId)
  expect(heldMinor).toBe(running)
  expect(availableMinor).toBeGreaterThanOrEqual(0n)
  const { rows } = await server.pool.query<{
    bonus_id: bigint
    wagered_minor: bigint
    node_id: number
    amount_minor: bigint
  }>(
    `select w.bonus_id, b.wagered_minor, w.node_id, w.amount_minor
     from promotions.wager w join promotions.bonus b on b.id = w.bonus_id
     join play.fate f on w.source = 'vendor:' || f.vendor and w.txn_id = f.debit_txn
     where w.member_id = $1 and b.state = 'active' and f.state = 'settled'`,
    [seat.memberId],
  )
  for (const bonus of list.filter(({ state }) => state === 'active')) {
    const own = rows.filter(({ bonus_id: id }) => String(id) === bonus.bonusId)
    const again = recount(
      own.map((row) => ({ nodeId: row.node_id, product: 'RNG', amountMinor: row.amount_minor })),
      wagering,
    )
    expect(parseMoney(bonus.wagered)).toBe(again)
  }
}
