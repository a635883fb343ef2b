import { randomUUID } from 'node:crypto'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lockBonus } from '../../bonuses/repository/bonuses.ts'
import { endBonus } from '../../bonuses/service/end-bonus.ts'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import {
  cashTerms,
  codeOf,
  matchTerms,
  playRound,
  promotionSteps,
  wagering,
  type Seat,
} from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { balance, bonusesOf, claim, showOf } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.useLaw(false)
  const { problems } = await server.wallet.proveConservation()
  expect(problems).toEqual([])
})

describe('a promotion', () => {
  test('a gift is claimed once, and is credited straight to the balance', async () => {
    const id = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('1.50') })
    const seat = await server.sit('0.00')
    const shown = await showOf(seat.memberId, id)
    expect(shown.standing).toMatchObject({ status: 'claim', amount: '1.50' })
    const done = await Promise.all(Array.from({ length: 5 }, () => codeOf(claim(seat, id))))
    expect(done.toSorted()).toEqual(['done', ...Array.from({ length: 4 }, () => 'promotion.taken')])
    expect(await balance(seat)).toEqual(['1.50', '0.00'])
    const after = await showOf(seat.memberId, id)
    expect(after.standing.status).toBe('claimed')
  })

  test('of 200 concurrent claims of the last one, and 200 uses of one code, one succeeds', async () => {
    const last = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('1.00'), stock: 1 })
    await server.addPromotion({
      kind: 'redeemCode',
      terms: cashTerms('2.00'),
      code: 'UMAVEZ',
      usesMax: 1,
    })
    const seats: Seat[] = []
    for (let count = 0; count < 200; count += 1) seats.push(await server.sit('0.00'))
    const claimed = await Promise.all(seats.map((seat) => codeOf(claim(seat, last))))
    const redeemed = await Promise.all(
      seats.map(({ memberId }) =>
        codeOf(server.promotions.redeemPromotionCode(server.askingOf(memberId), ' uma vez ')),
      ),
    )
    expect(claimed.filter((code) => code === 'done')).toHaveLength(1)
    expect(redeemed.filter((code) => code === 'done')).toHaveLength(1)
    const late = server.askingOf((await server.sit('0.00')).memberId)
    expect(await codeOf(server.promotions.redeemPromotionCode(late, 'UMAVEZ'))).toBe(
      'promotion.used_up',
    )
    const sums = await Promise.all(seats.map(({ memberId }) => server.wallet.balanceOf(memberId)))
    const total = sums.reduce((sum, { availableMinor }) => sum + availableMinor, 0n)
    expect(formatMoney(total)).toBe('3.00')
  }, 120_000)

  test('of 50 concurrent claims for one staked deposit, one gives its bonus, though three are allowed', async () => {
    const id = await server.addPromotion({
      kind: 'depositMatch',
      terms: {
        ...matchTerms(),
        conditions: { op: 'all', of: [{ op: 'depositStaked', times: 1 }] },
        perPerson: { times: 3, per: 'promotion' },
      },
    })
    const seat = await server.sit('100.00')
    await server.database.inTx((tx) =>
      server.atCashier.onCredited(tx, {
        memberId: seat.memberId,
        depositId: randomUUID(),
        promotionId: String(id),
        amountMinor: parseMoney('40.00'),
      }),
    )
    await playRound(seat, '40.00')
    const done = await Promise.all(Array.from({ length: 50 }, () => codeOf(claim(seat, id))))
    expect(done.filter((code) => code === 'done')).toHaveLength(1)
    expect(new Set(done)).toEqual(new Set(['done', 'promotion.taken']))
    expect((await bonusesOf(seat)).map(({ amount }) => amount)).toEqual(['20.00'])
    const entries = await server.pool.query(
      'select number from promotions.entry where promotion_id = $1 and member_id = $2',
      [id, seat.memberId],
    )
    expect(entries.rows).toEqual([{ number: 1 }])
  })

  test('a rescue is for members with little left when it is given, not when it was requested', async () => {
    const id = await server.addPromotion({
      kind: 'rescue',
      terms: {
        ...cashTerms('2.00'),
        conditions: { op: 'all', of: [{ op: 'balanceAtMost', amount: '5.00' }] },
        perPerson: { times: 3, per: 'promotion' },
      },
    })
    const seat = await server.sit('1.00')
    // A concurrent gift to the member waits at the balance, and so does the claim.
    const held = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const gift = server.database.inTx(async (tx) => {
      await server.wallet.lockBalance(tx, seat.memberId)
      isLocked.resolve()
      await held.promise
      await server.promotions.grantBonusInTx(tx, {
        memberId: seat.memberId,
        brandId: 1,
        amountMinor: parseMoney('10.00'),
        wagering: { ...wagering, multiplier: 0 },
        source: 'test',
        sourceId: randomUUID(),
      })
      const { rows } = await sql<{ id: bigint }>`
        select id from promotions.bonus where member_id = ${seat.memberId}`.execute(tx)
      const bonus = await lockBonus(tx, rows[0]?.id ?? 0n)
      if (!bonus) throw new Error('no bonus')
      await endBonus(server.needs, tx, bonus, 'converted')
    })
    await isLocked.promise
    const asked = codeOf(claim(seat, id))
    // The claim has seen one real by now; the gift in between counts all the same.
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%lock_balance%'`,
        )
        return rows.length
      })
      .toBe(1)
    held.resolve()
    await gift
    expect(await asked).toBe('promotion.not_met')
    expect(await balance(seat)).toEqual(['11.00', '0.00'])
  })

  test('cashback gives its share of last week’s loss, once a week', async () => {
    const id = await server.addPromotion({
      kind: 'cashback',
      terms: {
        ...cashTerms('0.00'),
        conditions: { op: 'all', of: [{ op: 'netLossAtLeast', amount: '10.00' }] },
        countedOver: 'lastWeek',
        reward: { prize: 'cash', value: { form: 'percent', of: 'netLoss', bp: 500, cap: '9.00' } },
        perPerson: { times: 1, per: 'week' },
      },
    })
    const seat = await server.sit('200.00')
    await playRound(seat, '80.00', '20.00')
    expect(await codeOf(claim(seat, id))).toBe('promotion.not_met')
    await server.pool.query(
      `update bets.bet set placed_at = placed_at - interval '7 days' where member_id = $1`,
      [seat.memberId],
    )
    expect(await codeOf(claim(seat, id))).toBe('done')
    // Of R$ 80.00 staked, R$ 3.20 of the loss count.
    expect(await balance(seat)).toEqual(['140.16', '0.00'])
    expect(await codeOf(claim(seat, id))).toBe('promotion.taken')
  })

  test('a fixed amount for play is paid out of the budget, or waits until enough counted', async () => {
    const id = await server.addPromotion({
      kind: 'cashGift',
      terms: {
        ...cashTerms('1.00'),
        conditions: { op: 'all', of: [{ op: 'stakedAtLeast', amount: '10.00' }] },
      },
    })
    const seat = await server.sit('200.00')
    await playRound(seat, '20.00', '20.00')
    server.world.stakesMissing = 9_800_000n
    await expect(claim(seat, id)).rejects.toMatchObject({
      code: 'promotion.play_first',
      detail: { stakes: '980.00' },
    })
    expect(await balance(seat)).toEqual(['200.00', '0.00'])
    server.world.stakesMissing = 0n
    expect(await codeOf(claim(seat, id))).toBe('done')
    expect(server.spent).toEqual([10_000n])
    expect(await balance(seat)).toEqual(['201.00', '0.00'])
  })
})
