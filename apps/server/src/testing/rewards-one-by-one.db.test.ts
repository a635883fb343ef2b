import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createRewardGiver } from './give-rewards.ts'
import { startRewardsWorld } from './start-rewards-world.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const world = await startRewardsWorld()
const { server, modules } = world
const ana = await world.enter('ana.demo')
const bento = await world.enter('bento.demo')
const clara = await world.enter('clara.demo')
const { rewards } = modules
afterAll(() => world.close())
afterEach(() => expectConserved(modules))

type Member = typeof ana
const { listed } = createRewardGiver(world)
const given = async (member: Member, kind: string) =>
  (await listed(member, 'U')).list.filter(({ promId }) => promId === kind)
/** A reward that the database refuses, for any failure with one member. */
const refuseRewardsOf = ({ memberId }: Member) =>
  server.change(
    `alter table rewards.reward add constraint no_reward check (member_id <> ${memberId}) not valid`,
  )
const allowRewards = () => server.change('alter table rewards.reward drop constraint no_reward')

describe('one member who cannot get a reward does not block the others', () => {
  test('at the levels; it is tried again, though nobody plays meanwhile', async () => {
    for (const member of [ana, bento, clara]) {
      await member.play(`level-${member.memberId}`, '1200.00')
    }
    await rewards.settleStakes()
    await refuseRewardsOf(ana)
    await expect(rewards.payLevels()).rejects.toThrow('no_reward')
    expect(await given(bento, 'UPGRADE_BONUS')).toHaveLength(1)
    expect(await given(clara, 'UPGRADE_BONUS')).toHaveLength(1)
    await allowRewards()
    await rewards.payLevels()
    expect(await given(ana, 'UPGRADE_BONUS')).toHaveLength(1)
  })

  test('among the friends who qualified', async () => {
    for (const [friend, referrer] of [
      [bento, ana],
      [ana, clara],
    ] as const) {
      await server.pool.query(
        `insert into rewards.referral (friend_id, member_id, staked_minor, number, amount_minor,
           qualified_at, is_due)
         values ($1, $2, 600000, 1, 200, now(), true)`,
        [friend.memberId, referrer.memberId],
      )
    }
    const [first, second] = ana.memberId < bento.memberId ? [clara, ana] : [ana, clara]
    await refuseRewardsOf(first)
    await expect(rewards.settleStakes()).rejects.toThrow('no_reward')
    expect(await given(second, 'REFERRAL')).toHaveLength(1)
    await allowRewards()
    await rewards.settleStakes()
    expect(await given(first, 'REFERRAL')).toHaveLength(1)
  })
})

test('a ranking whose last prize is open-ended pays everybody below as well', async () => {
  const tiers = [
    { from: 1, to: 1, amount: '2.00' },
    { from: 2, to: null, amount: '1.00' },
  ]
  await server.pool.query(
    `update rewards.board set prizes = $1, ends_at = $2::timestamptz - interval '2 minutes',
       starts_at = starts_at - interval '2 months'`,
    [JSON.stringify(tiers), world.now()],
  )
  await rewards.runBoards()
  const prizes = await Promise.all([ana, bento, clara].map((member) => given(member, 'RANKING')))
  expect(
    prizes
      .flat()
      .map(({ rewardAmount }) => rewardAmount)
      .toSorted(),
  ).toEqual(['1.00', '1.00', '2.00'])
})

test('operators of a brand see what waits there, however much waits elsewhere', async () => {
  await server.pool.query(
    `insert into rewards.referral (friend_id, member_id, staked_minor, number, amount_minor,
       qualified_at, held_at, held_reasons)
     select 900000 + n, 800000 + n, 600000, 1, 100000, now(), now() - interval '1 day', '{tooFast}'
     from generate_series(1, 150) n`,
  )
  await server.pool.query(
    `insert into rewards.referral (friend_id, member_id, staked_minor, number, amount_minor,
       qualified_at, held_at, held_reasons)
     values ($1, $2, 600000, 99, 100000, now(), now(), '{tooFast}')`,
    [clara.memberId, ana.memberId],
  )
  const { referrals } = await rewards.operators.listHeldReferrals(1)
  expect(referrals).toMatchObject([{ friend: 'trevo@clara.demo' }])
})

test('where the law requires a bet first, a raffle’s winner is informed', async () => {
  const davi = await world.enter('davi.demo')
  await rewards.runRaffles()
  const { rows } = await server.pool.query<{ id: number }>(
    `update rewards.raffle set list_hash = 'ab', listed_at = now(), drawn_at = now(),
       revealed_seed = 'cd' where id = (select min(id) from rewards.raffle) returning id`,
  )
  const raffleId = rows[0]?.id ?? 0
  await server.pool.query(
    `insert into rewards.raffle_win (raffle_id, place, ticket, member_id, amount_minor)
     values ($1, 0, 1, $2, 10000)`,
    [raffleId, davi.memberId],
  )
  await server.change("update settings.brand set jurisdiction = 'br'")
  const body = { raffleId }
  expect(await davi.api.call(endpoints.claimRafflePromotion, { body })).toMatchObject({
    code: 'rewards.bet_first',
  })
  await server.change("update settings.brand set jurisdiction = 'open'")
  expect(await davi.api.call(endpoints.claimRafflePromotion, { body })).toMatchObject({ ok: true })
})
