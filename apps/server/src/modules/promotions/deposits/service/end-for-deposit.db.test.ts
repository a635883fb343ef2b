import { randomUUID } from 'node:crypto'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import {
  cashTerms,
  codeOf,
  matchTerms,
  playRound,
  promotionSteps,
  type Seat,
} from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { balance, bonusesOf, claim, showOf } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())
afterEach(async () => {
  expect((await server.wallet.proveConservation()).problems).toEqual([])
})

/** A deposit of 40.00 made for a promotion. */
const depositFor = async ({ memberId }: Seat, promotionId: number) => {
  const deposit = { memberId, depositId: randomUUID(), amountMinor: parseMoney('40.00') }
  await server.database.inTx((tx) =>
    server.atCashier.onCredited(tx, { ...deposit, promotionId: String(promotionId) }),
  )
  return deposit.depositId
}

/** The bank takes some of it back. @returns the amount to be taken of the money given for it */
const returnSome = async (
  { memberId }: Seat,
  depositId: string,
  amount = '40.00',
  before = '0.00',
): Promise<string> => {
  const amountMinor = parseMoney(amount)
  const { amountMinor: owedMinor } = await server.database.inTx((tx) =>
    server.promotions.endForDeposit(tx, {
      memberId,
      depositId,
      creditedAt: new Date(Date.now() - 60_000),
      creditedMinor: parseMoney('40.00'),
      amountMinor,
      returnedMinor: parseMoney(before) + amountMinor,
    }),
  )
  return formatMoney(owedMinor)
}

const staked: PromotionTerms = {
  ...matchTerms(),
  conditions: { op: 'all', of: [{ op: 'depositStaked', times: 1 }] },
}

describe('a returned deposit', () => {
  test('takes the running bonus, even if only a part of it is returned', async () => {
    const id = await server.addPromotion({ kind: 'depositMatch', terms: matchTerms() })
    const seat = await server.sit('100.00')
    const depositId = await depositFor(seat, id)
    await server.promotions.keepUp()
    expect(await balance(seat)).toEqual(['100.00', '20.00'])
    expect(await returnSome(seat, depositId, '5.00')).toBe('0.00')
    expect(await bonusesOf(seat)).toMatchObject([{ state: 'forfeited', converted: null }])
    expect(await balance(seat)).toEqual(['100.00', '0.00'])
    expect(await returnSome(seat, depositId, '35.00', '5.00')).toBe('0.00')
  })

  test('takes a converted bonus back, each return its share and all of them all of it', async () => {
    const id = await server.addPromotion({ kind: 'depositMatch', terms: matchTerms() })
    const seat = await server.sit('100.00')
    const depositId = await depositFor(seat, id)
    await server.promotions.keepUp()
    await playRound(seat, '20.00')
    await playRound(seat, '20.00')
    await server.promotions.keepUp()
    expect(await bonusesOf(seat)).toMatchObject([{ state: 'converted', converted: '20.00' }])
    expect(await returnSome(seat, depositId, '10.00')).toBe('5.00')
    expect(await returnSome(seat, depositId, '30.00', '10.00')).toBe('15.00')
  })

  test('takes cash back, and withdraws rewards waiting in the reward center', async () => {
    const cash = await server.addPromotion({
      kind: 'depositMatch',
      terms: { ...cashTerms('8.00') },
    })
    const rounds = await server.addPromotion({
      kind: 'depositMatch',
      terms: {
        ...cashTerms('0.00'),
        reward: { prize: 'freeRounds', value: { form: 'fixed', amount: '6.00' } },
      },
    })
    const seat = await server.sit('0.00')
    const first = await depositFor(seat, cash)
    const second = await depositFor(seat, rounds)
    await server.promotions.keepUp()
    expect(await balance(seat)).toEqual(['8.00', '0.00'])
    expect(await returnSome(seat, first)).toBe('8.00')
    expect(await returnSome(seat, second)).toBe('0.00')
    expect(server.withdrawn).toEqual([`promotion ${server.center.at(-1)?.sourceId ?? ''}`])
  })

  test('rejects an open entry: it cannot be claimed, and no bonus follows', async () => {
    const waits = await server.addPromotion({ kind: 'depositMatch', terms: staked })
    const follows = await server.addPromotion({ kind: 'depositMatch', terms: matchTerms() })
    const seat = await server.sit('100.00')
    const first = await depositFor(seat, waits)
    const second = await depositFor(seat, follows)
    await playRound(seat, '40.00')
    expect((await showOf(seat.memberId, waits)).standing.status).toBe('claim')
    expect(await returnSome(seat, first)).toBe('0.00')
    expect(await returnSome(seat, second)).toBe('0.00')
    await server.promotions.keepUp()
    expect(await codeOf(claim(seat, waits))).toBe('promotion.taken')
    expect(await bonusesOf(seat)).toEqual([])
    const { standing } = await showOf(seat.memberId, waits)
    expect(standing).toMatchObject({ status: 'rejected', reason: 'deposit_returned' })
  })

  test('rejects entries waiting for an operator that depend on deposits, and nothing else', async () => {
    const byDeposits: PromotionTerms = {
      ...cashTerms('3.00'),
      conditions: { op: 'all', of: [{ op: 'depositsAtLeast', count: 1 }] },
    }
    const resting = await server.addPromotion({ kind: 'cashGift', terms: byDeposits })
    const other = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('3.00') })
    const seat = await server.sit('50.00')
    await server.pool.query(
      `insert into promotions.entry (brand_id, promotion_id, member_id, period, number, status,
         amount_minor, asked_at)
       select 1, id, $1, '', 1, 'applying', 30000, now() from unnest($2::integer[]) id`,
      [seat.memberId, [resting, other]],
    )
    await returnSome(seat, randomUUID())
    expect((await showOf(seat.memberId, resting)).standing.status).toBe('rejected')
    expect((await showOf(seat.memberId, other)).standing.status).toBe('applying')
  })

  test('counts for no condition: the first deposit is still to come', async () => {
    const id = await server.addPromotion({
      kind: 'cashGift',
      terms: {
        ...cashTerms('2.00'),
        conditions: { op: 'all', of: [{ op: 'depositsAtLeast', count: 1 }] },
      },
    })
    const first = await server.addPromotion({
      kind: 'depositMatch',
      terms: matchTerms(),
      audience: { hasDeposited: false },
    })
    const seat = await server.sit('40.00')
    const offered = async (returned: number) =>
      (await server.atCashier.list(seat.memberId, 1, returned)).some(
        ({ promotionId }) => promotionId === String(first),
      )
    expect((await showOf(seat.memberId, id)).standing.status).toBe('claim')
    expect(await offered(0)).toBe(false)
    server.world.returned.set(seat.memberId, { amountMinor: parseMoney('40.00'), count: 1 })
    expect((await showOf(seat.memberId, id)).standing.status).not.toBe('claim')
    expect(await codeOf(claim(seat, id))).toBe('promotion.not_met')
    expect(await offered(1)).toBe(true)
  })

  test('races with the claim of its bonus: it is lost, or never given', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await server.addPromotion({ kind: 'depositMatch', terms: staked })
      const seat = await server.sit('100.00')
      const depositId = await depositFor(seat, id)
      await playRound(seat, '40.00')
      await Promise.all([codeOf(claim(seat, id)), returnSome(seat, depositId)])
      expect((await bonusesOf(seat)).filter(({ state }) => state === 'active')).toEqual([])
      expect(await balance(seat)).toEqual(['60.00', '0.00'])
    }
  })
})
