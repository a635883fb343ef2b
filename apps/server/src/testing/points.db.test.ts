import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { code, startRewardsWorld } from './start-rewards-world.ts'
import { inEnglish } from './readers.ts'
import { valueOf } from './value-of.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
const ana = await world.enter('ana.demo')
const bento = await world.enter('bento.demo')
afterAll(() => world.close())
afterEach(() => expectConserved(modules))

type Member = typeof ana
const pointsOf = async ({ api }: Member) => {
  return valueOf(await api.call(endpoints.getPointBalance)).point
}
const rewards = async ({ api }: Member) => {
  return valueOf(await api.call(endpoints.listPointRewards)).list
}
const rewardNamed = async (member: Member, name: string) => {
  const found = (await rewards(member)).find((one) => one.name.includes(name))
  if (!found) throw new Error(`no reward ${name}`)
  return found
}
const redeem = (
  { api }: Member,
  rewardId: number,
  more: { clientId?: string; quantity?: number; address?: string; phone?: string } = {},
) =>
  api.call(endpoints.redeemPointReward, {
    body: { clientId: randomUUID(), quantity: 1, paymentPassword: code, rewardId, ...more },
  })
const records = async ({ api }: Member) => {
  return valueOf(await api.call(endpoints.listRedemptions, { query: { pageSize: 20 } })).list
}
const delivery = { address: 'Rua das Flores, 120, São Paulo', phone: '(11) 98888-4410' }

describe('points', () => {
  test('CALL-60, CALL-63, POINTS-4: come from settled stakes at the published rate, once', async () => {
    expect(await pointsOf(ana)).toBe('0.00')
    const config = await ana.api.call(endpoints.getPointConfig)
    expect(config).toMatchObject({ ok: true, value: { ratio: '20.00', minAmount: '5.00' } })
    await ana.play('p1', '100.00')
    await modules.rewards.settleStakes()
    await modules.rewards.settleStakes()
    expect(await pointsOf(ana)).toBe('10.00')
    const detail = await ana.api.call(endpoints.listPointMovements, { query: { pageSize: 20 } })
    expect(detail).toMatchObject({
      ok: true,
      value: { list: [{ type: 'BGS', changed: '10.00', balance: '10.00' }], next: null },
    })
  })

  test('POINTS-4: a deposit brings its own, but not under Brazil’s law, where none can be bought', async () => {
    await modules.points.earnFromDeposits()
    // 5,000 BRL at a point for 20.
    expect(await pointsOf(ana)).toBe('260.00')
    await server.change("update settings.brand set jurisdiction = 'br'")
    await server.deposit(ana.memberId, 'in-brazil', '1000.00')
    await modules.points.earnFromDeposits()
    expect(await pointsOf(ana)).toBe('260.00')
    const body = { clientId: randomUUID(), amount: '10.00', paymentPassword: code }
    expect(await ana.api.call(endpoints.convertPoint, { body })).toMatchObject({
      code: 'points.convert_not_allowed',
    })
    await server.change("update settings.brand set jurisdiction = 'open'")
  })

  test('CALL-65, POINTS-6: money buys them at the ratio, the same order once, the payment password asked', async () => {
    const body = { clientId: randomUUID(), amount: '200.00', paymentPassword: code }
    const wrong = { ...body, paymentPassword: '000000' }
    expect(await ana.api.call(endpoints.convertPoint, { body: wrong })).toMatchObject({
      code: 'payment_password.wrong',
    })
    const before = await moneyOf(ana)
    const bought = { ok: true, value: { amount: '200.00', earned: '4000.00', point: '4260.00' } }
    expect(await ana.api.call(endpoints.convertPoint, { body })).toMatchObject(bought)
    expect(await ana.api.call(endpoints.convertPoint, { body })).toMatchObject(bought)
    expect(before - (await moneyOf(ana))).toBe(parseMoney('200.00'))
    const other = { ...body, amount: '300.00' }
    expect(await ana.api.call(endpoints.convertPoint, { body: other })).toMatchObject({
      code: 'request.id_reused',
    })
    // What bought points redeems nothing.
    const cash = await rewardNamed(ana, 'R$1 in')
    expect(await redeem(ana, cash.id, { clientId: body.clientId })).toMatchObject({
      code: 'request.id_reused',
    })
    const little = { ...body, clientId: randomUUID(), amount: '4.99' }
    expect(await ana.api.call(endpoints.convertPoint, { body: little })).toMatchObject({
      code: 'points.amount_invalid',
    })
  })
})

describe('an exchange', () => {
  test('CALL-61, CALL-62, CALL-64, POINTS-1, POINTS-5: takes points and money, and is in the records', async () => {
    const shirt = await rewardNamed(ana, 'T-shirt')
    expect(shirt).toMatchObject({ rewardType: 'GIFT', point: '1800.00', amount: '12.00' })
    expect(await redeem(ana, shirt.id)).toMatchObject({ code: 'points.address_required' })
    expect(await redeem(ana, shirt.id, { address: delivery.address })).toMatchObject({
      code: 'points.phone_required',
    })
    const [money, points] = [await moneyOf(ana), await pointsOf(ana)]
    const clientId = randomUUID()
    const first = await redeem(ana, shirt.id, { ...delivery, clientId })
    expect(await redeem(ana, shirt.id, { ...delivery, clientId })).toEqual(first)
    const elsewhere = { ...delivery, address: 'Rua do Porto, 7, Recife', clientId }
    expect(await redeem(ana, shirt.id, elsewhere)).toMatchObject({ code: 'request.id_reused' })
    expect(money - (await moneyOf(ana))).toBe(parseMoney('12.00'))
    expect(parseMoney(points) - parseMoney(await pointsOf(ana))).toBe(parseMoney('1800.00'))
    expect(await records(ana)).toEqual([
      {
        referenceNumber: expect.any(String),
        applyTime: expect.any(String),
        model: 'GIFT',
        name: 'Trevo T-shirt',
        quantity: 1,
        points: '1800.00',
        amount: '12.00',
        status: 'IN_PROCESS',
        remark: '',
      },
    ])
  })

  test('POINTS-2: of many that wait, an operator sees the two hundred that have waited longest', async () => {
    const day = "'2020-01-01'::timestamptz"
    await server.pool.query(
      `insert into points.redemption (id, member_id, brand_id, client_id, reward_id, quantity,
         points_minor, amount_minor, status, applied_at)
       select gen_random_uuid(), $1, 1, gen_random_uuid(), (select min(id) from points.reward), 1,
         1, 0, 'IN_PROCESS', ${day} + number * interval '1 minute'
       from generate_series(1, 201) as number`,
      [ana.memberId],
    )
    const waiting = await modules.points.operators.listOpenRedemptions(1)
    expect(waiting).toHaveLength(200)
    expect(waiting[0]?.appliedAt).toBe('2020-01-01T00:01:00.000Z')
    expect(waiting[199]?.appliedAt).toBe('2020-01-01T03:20:00.000Z')
    await server.pool.query(`delete from points.redemption where applied_at < ${day} + '1 day'`)
  })

  test('POINTS-2: a refusal by an operator returns everything; an approval is final', async () => {
    const [waiting] = await modules.points.operators.listOpenRedemptions(1)
    if (!waiting) throw new Error('nothing waits')
    expect(waiting).toMatchObject({ account: 'trevo@ana.demo', ...delivery })
    const decision = { brandId: 1, operator: 'op', redemptionId: waiting.redemptionId }
    const [money, points] = [await moneyOf(ana), await pointsOf(ana)]
    await modules.points.operators.rejectRedemption({ ...decision, remark: 'address unknown' })
    expect((await moneyOf(ana)) - money).toBe(parseMoney('12.00'))
    expect(parseMoney(await pointsOf(ana)) - parseMoney(points)).toBe(parseMoney('1800.00'))
    expect((await records(ana))[0]).toMatchObject({ status: 'REJECTED', remark: 'address unknown' })
    await expect(
      modules.points.operators.approveRedemption({ ...decision, remark: '' }),
    ).rejects.toMatchObject({ code: 'points.redemption_decided' })

    const { approveRedemption, rejectRedemption } = modules.points.operators
    for (const other of [
      { ...decision, redemptionId: randomUUID(), remark: '' },
      { ...decision, brandId: 2, remark: '' },
    ]) {
      const unknown = { code: 'points.redemption_unknown' }
      await expect(approveRedemption(other)).rejects.toMatchObject(unknown)
      await expect(rejectRedemption(other)).rejects.toMatchObject(unknown)
    }

    const shirt = await rewardNamed(ana, 'T-shirt')
    const order = async () => {
      return valueOf(await redeem(ana, shirt.id, delivery)).referenceNumber
    }
    const smallest = await order()
    await server.pool.query('update points.redemption set amount_minor = 1 where id = $1', [
      smallest,
    ])
    const left = await moneyOf(ana)
    const no = { ...decision, redemptionId: smallest, remark: 'sold out' }
    await modules.points.operators.rejectRedemption(no)
    expect((await moneyOf(ana)) - left).toBe(1n)

    const yes = { ...decision, redemptionId: await order(), remark: 'BR123' }
    expect(await modules.points.operators.approveRedemption(yes)).toMatchObject({
      status: 'APPROVED',
    })
    expect((await records(ana))[0]).toMatchObject({ status: 'APPROVED', remark: 'BR123' })
  })

  test('a repeated order gets its first answer, also after the reward was withdrawn', async () => {
    const cash = await rewardNamed(ana, 'R$1 in')
    const clientId = randomUUID()
    const first = await redeem(ana, cash.id, { clientId })
    expect(first.ok).toBe(true)
    const isOn = (value: boolean) =>
      server.pool.query('update points.reward set is_on = $2 where id = $1', [cash.id, value])
    await isOn(false)
    expect(await redeem(ana, cash.id, { clientId })).toEqual(first)
    expect(await redeem(ana, cash.id, { clientId, quantity: 2 })).toMatchObject({
      code: 'request.id_reused',
    })
    const bought = { clientId, amount: '200.00', paymentPassword: code }
    expect(await ana.api.call(endpoints.convertPoint, { body: bought })).toMatchObject({
      code: 'request.id_reused',
    })
    expect(await redeem(ana, cash.id)).toMatchObject({ code: 'points.reward_unknown' })
    await isOn(true)
  })

  test('a promotion pays its money at once', async () => {
    const cash = await rewardNamed(ana, 'R$1 in')
    const money = await moneyOf(ana)
    expect(await redeem(ana, cash.id, { quantity: 3 })).toMatchObject({
      value: { status: 'APPROVED', points: '300.00' },
    })
    expect((await moneyOf(ana)) - money).toBe(parseMoney('3.00'))
  })

  test('the price is the one in force at the redemption', async () => {
    const cash = await rewardNamed(ana, 'R$1 in')
    const before = parseMoney(await pointsOf(ana))
    const client = await server.pool.connect()
    await client.query('begin')
    await client.query('update points.reward set points_minor = 1200000 where id = $1', [cash.id])
    const order = { memberId: ana.memberId, brandId: 1, clientId: randomUUID() }
    const asked = modules.points.redeemChecked(
      { ...order, rewardId: cash.id, quantity: 1 },
      inEnglish,
    )
    // It waits for the new price.
    const waiting = `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await server.pool.query(waiting)).rowCount).toBe(1)
    await client.query('commit')
    client.release()
    expect(await asked).toMatchObject({ points: '120.00' })
    expect(before - parseMoney(await pointsOf(ana))).toBe(parseMoney('120.00'))
    await server.pool.query('update points.reward set points_minor = 1000000 where id = $1', [
      cash.id,
    ])
  })

  test('200 concurrent exchanges of the last one: one succeeds, and no point is lost', async () => {
    const wall = await rewardNamed(ana, 'wall')
    await server.pool.query('update points.reward set stock = 1, per_member = 99 where id = $1', [
      wall.id,
    ])
    const body = { clientId: randomUUID(), amount: '500.00', paymentPassword: code }
    await bento.api.call(endpoints.convertPoint, { body })
    const before = parseMoney(await pointsOf(ana)) + parseMoney(await pointsOf(bento))
    const order = (member: Member) => ({
      memberId: member.memberId,
      brandId: 1,
      clientId: randomUUID(),
      rewardId: wall.id,
      quantity: 1,
      paymentPassword: code,
    })
    // The password has a separate limit, and takes long to hash: the race is behind it.
    const asked = Array.from({ length: 200 }, (_, n) =>
      modules.points.redeemChecked(order(n % 2 === 0 ? ana : bento), inEnglish),
    )
    const ends = await Promise.allSettled(asked)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const why = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.code)] : []))
    expect(new Set(why)).toEqual(new Set(['points.sold_out']))
    const after = parseMoney(await pointsOf(ana)) + parseMoney(await pointsOf(bento))
    expect(before - after).toBe(parseMoney('50.00'))
    expect(await rewardNamed(ana, 'wall')).toMatchObject({ available: 0, redeemed: 1 })
  })

  test('members with too few points, with the maximum, or excluded, get none', async () => {
    const phones = await rewardNamed(ana, 'earphones')
    await server.pool.query('update points.reward set points_minor = 999990000 where id = $1', [
      phones.id,
    ])
    expect(await redeem(ana, phones.id, delivery)).toMatchObject({ code: 'points.not_enough' })
    expect(await rewardNamed(ana, 'earphones')).toMatchObject({ redeemed: 0 })
    const shirt = await rewardNamed(ana, 'T-shirt')
    expect(await redeem(ana, shirt.id, { ...delivery, quantity: 2 })).toMatchObject({
      code: 'points.limit_reached',
    })
    await server.pool.query('update wallet.account set state = state | 1 where id = $1', [
      bento.memberId * 4n,
    ])
    expect(await redeem(bento, shirt.id, delivery)).toMatchObject({
      code: 'points.member_excluded',
    })
  })
})

describe('after ten years', () => {
  test('POINTS-3: do not expire: ten years later they are all there', async () => {
    const { memberId } = ana
    const before = await modules.points.getPointBalance(memberId)
    expect(before.point).not.toBe('0.00')
    world.moveClock(10 * 365.25 * 24 * 3_600_000)
    await modules.wallet.ensureMonths()
    await modules.points.earnFromDeposits()
    await modules.rewards.expireRewards()
    expect(await modules.points.getPointBalance(memberId)).toEqual(before)
    const { list } = await modules.points.listPointMovements(memberId, { pageSize: 1 })
    expect(list[0]).toMatchObject({ balance: before.point })
  })
})
