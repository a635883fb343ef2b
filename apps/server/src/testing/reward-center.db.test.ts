import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createRewardGiver } from './give-rewards.ts'
import { startRewardsWorld } from './start-rewards-world.ts'
import { inEnglish } from './readers.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
const { rewards } = modules
const { give, listed, claim } = createRewardGiver(world)
const ana = await world.enter('ana.demo')
const bento = await world.enter('bento.demo')
afterAll(() => world.close())
afterEach(() => expectConserved(modules))

describe('the reward center', () => {
  test('a reward is given once, claimed once, and is in the three lists', async () => {
    const id = await give(ana, '18.40')
    const over = await give(ana, '3.00', new Date(world.now().getTime() + 60_000))
    expect(await listed(ana, 'U')).toMatchObject({ totalCount: 2, totalAmount: '21.40' })
    const before = await moneyOf(ana)
    expect(await claim(ana, id)).toMatchObject({ ok: true, value: { rewardAmount: '18.40' } })
    expect((await moneyOf(ana)) - before).toBe(parseMoney('18.40'))
    expect(await claim(ana, id)).toMatchObject({ code: 'rewards.claimed' })
    expect(await claim(bento, id)).toMatchObject({ code: 'rewards.unknown' })
    await server.pool.query(
      "update rewards.reward set expires_at = $2::timestamptz - interval '1 second' where id = $1",
      [over, world.now()],
    )
    expect(await claim(ana, over)).toMatchObject({ code: 'rewards.expired' })
    await rewards.expireRewards()
    expect(await listed(ana, 'E')).toMatchObject({ totalCount: 1 })
    expect(await listed(ana, 'C')).toMatchObject({ totalCount: 1, totalAmount: '18.40' })
  })

  test('200 concurrent claims of the same reward: one is paid', async () => {
    const rewardId = await give(ana, '7.00')
    const before = await moneyOf(ana)
    const asked = Array.from({ length: 200 }, () =>
      rewards.claimReward({ memberId: ana.memberId, rewardId }, inEnglish),
    )
    const ends = await Promise.allSettled(asked)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await moneyOf(ana)) - before).toBe(parseMoney('7.00'))
  })

  test('claiming all takes every reward that needs no draw', async () => {
    await give(bento, '1.00')
    await give(bento, '2.50')
    const answer = await bento.api.call(endpoints.claimAllRewards, { body: {} })
    expect(answer).toMatchObject({ ok: true, value: { claimed: 2, amount: '3.50' } })
    expect(await bento.api.call(endpoints.claimAllRewards, { body: {} })).toMatchObject({
      code: 'rewards.nothing_to_claim',
    })
  })

  test('rewardNeedsSettledBet: under Brazil’s law no reward is given before a settled bet: the database refuses it', async () => {
    await server.change("update settings.brand set jurisdiction = 'br'")
    await expect(give(bento, '5.00')).rejects.toMatchObject({ code: 'rewards.bet_first' })
    await expect(
      server.pool.query(
        `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
           prize_minor, source, source_id, granted_at)
         values ($1, 1, 'br', 'MANUAL', '{"EN":"x"}', 'cash', 10000, 'x', 'x', now())`,
        [bento.memberId],
      ),
    ).rejects.toThrow('reward_after_bet')
    await bento.play('br-1', '0.40')
    await rewards.settleStakes()
    expect(await give(bento, '5.00')).toBeGreaterThan(0n)
    // Another member’s bet, or one that is open, is no bet before it.
    await expect(
      server.pool.query(
        `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
           prize_minor, source, source_id, granted_at, stake_id)
         select $1, 1, 'br', 'MANUAL', '{"EN":"x"}', 'cash', 10000, 'x', 'y', now(), max(id)
         from rewards.counted_bet where member_id = $2`,
        [ana.memberId, bento.memberId],
      ),
    ).rejects.toThrow('foreign key')
    await server.change("update settings.brand set jurisdiction = 'open'")
  })
})
