import { dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { sumResultDays } from '@trevo/promotion-rules/measured-results.ts'
import { convertedOf } from '@trevo/promotion-rules/wagering.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import { cashTerms, playRound, promotionSteps, wagering } from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { bonusesOf, claim, grant } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())

const results = async () => {
  await server.promotions.countResults()
  return server.promotions.listPromotionResults(1, 'PT')
}
const resultOf = async (promotionId: number) => {
  const found = (await results()).list.find((one) => one.promotionId === promotionId)
  if (!found) throw new Error('no result')
  return { ...found, sums: sumResultDays(found.days) }
}
const bonusTerms = (amount: string, prizeCap: string | null = null) => ({
  ...cashTerms(amount),
  reward: { prize: 'bonus' as const, value: { form: 'fixed' as const, amount } },
  wagering: { ...wagering, prizeCap },
})

it('before the first reward nothing is listed, and a bonus of no promotion never is', async () => {
  await grant(await server.sit('0.00'), '5.00')
  expect(await results()).toMatchObject({ countedAt: null, list: [] })
})

it('a gift counts each claim with its amount beside the one of the terms', async () => {
  const id = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('1.50') })
  await claim(await server.sit('0.00'), id)
  await claim(await server.sit('0.00'), id, '10.1.1.1')
  const { sums, days, declared, prize } = await resultOf(id)
  expect(days.map(({ day }) => day)).toEqual([dayOfBrasilia(server.context.clock.now())])
  expect(sums).toMatchObject({ rewards: 2n, given: 30_000n, ended: 0n, paid: 0n })
  expect({ declared, prize }).toEqual({
    declared: { lowest: '1.50', highest: '1.50' },
    prize: 'cash',
  })
})

it('bonus money counts once it ended: turned over and capped, given up, or still running', async () => {
  const id = await server.addPromotion({ kind: 'cashGift', terms: bonusTerms('10.00', '8.00') })
  const seats = [
    await server.sit('100.00'),
    await server.sit('100.00'),
    await server.sit('100.00'),
  ] as const
  for (const [index, seat] of seats.entries()) await claim(seat, id, `10.2.${index}.1`)
  const [done, gaveUp] = seats
  await playRound(done, '20.00')
  await playRound(gaveUp, '3.00')
  await server.promotions.keepUp()
  const [bonus] = await bonusesOf(gaveUp)
  await server.promotions.cancelBonus(server.askingOf(gaveUp.memberId), BigInt(bonus?.bonusId ?? 0))
  expect((await resultOf(id)).sums).toEqual({
    rewards: 3n,
    given: 300_000n,
    ended: 2n,
    completed: 1n,
    promised: 160_000n,
    paid: 80_000n,
    required: 400_000n,
    wagered: 230_000n,
  })
})

it('every sum is a recount from rewards and bonuses, however often it is counted', async () => {
  await Promise.all(Array.from({ length: 8 }, () => server.promotions.countResults()))
  const { list } = await results()
  const { rows: entries } = await server.pool.query<{ id: string; promotion_id: number }>(
    'select id, promotion_id from promotions.entry',
  )
  const promotionOf = new Map(entries.map((one) => [String(one.id), one.promotion_id]))
  const { db } = server.database
  const rewards = await db.selectFrom('promotions.reward').selectAll().execute()
  const bonuses = await db.selectFrom('promotions.bonus').selectAll().execute()
  const add = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n)
  expect(list).toHaveLength(2)
  for (const { promotionId, days } of list) {
    const isOf = (one: { entry_id: bigint | null }) =>
      promotionOf.get(String(one.entry_id)) === promotionId
    const given = rewards.filter(isOf).map((one) => one.amount_minor)
    const ended = bonuses.filter((one) => isOf(one) && one.ended_at !== null)
    expect(sumResultDays(days)).toEqual({
      rewards: BigInt(given.length),
      given: add(given),
      ended: BigInt(ended.length),
      completed: BigInt(ended.filter(({ state }) => state === 'converted').length),
      promised: add(ended.map((one) => convertedOf(one.amount_minor, one.wagering))),
      paid: add(ended.map((one) => one.converted_minor ?? 0n)),
      required: add(ended.map((one) => one.required_minor)),
      wagered: add(ended.map((one) => one.wagered_minor)),
    })
  }
})

it('what was given more than 30 days ago is counted no longer', async () => {
  const id = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('2.00') })
  await claim(await server.sit('0.00'), id, '10.3.1.1')
  expect((await resultOf(id)).sums.given).toBe(parseMoney('2.00'))
  await server.pool.query(
    `update promotions.reward set given_at = given_at - interval '31 days'
     where entry_id in (select id from promotions.entry where promotion_id = $1)`,
    [id],
  )
  expect((await results()).list.map(({ promotionId }) => promotionId)).not.toContain(id)
})

it('another brand sees none of them', async () => {
  expect(await server.promotions.listPromotionResults(2, 'PT')).toMatchObject({ list: [] })
})
