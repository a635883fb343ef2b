import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { drawPrize } from '@trevo/fairness/prize-draw.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createRewardGiver, rewardNames } from './give-rewards.ts'
import { startRewardsWorld } from './start-rewards-world.ts'
import { inEnglish } from './readers.ts'
import { valueOf } from './value-of.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
const ana = await world.enter('ana.demo')
const bento = await world.enter('bento.demo')
const { rewards } = modules
afterAll(() => world.close())
afterEach(() => expectConserved(modules))

type Member = typeof ana
/** Runs a job that waits for what somebody else has locked and changes; answers once both are done. */
const changeMeanwhile = async (change: readonly string[], job: () => Promise<unknown>) => {
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    for (const statement of change) await client.query(statement)
    const done = job()
    await expect
      .poll(
        async () => {
          const { rows } = await client.query<{ waiting: boolean }>(
            `select exists (select from pg_locks l join pg_database d on d.oid = l.database
               where not l.granted and d.datname = current_database())
               or exists (select from pg_stat_activity where datname = current_database()
                 and wait_event_type = 'Lock') as waiting`,
          )
          return rows[0]?.waiting
        },
        { timeout: 10_000, interval: 20 },
      )
      .toBe(true)
    await client.query('commit')
    await done
  } finally {
    // A transaction that is still open ends with its connection.
    client.release(true)
  }
}
const { give, listed, claim } = createRewardGiver(world)

// What a few reais bring here: missions that ask for little, and a budget as if more had counted.
await server.pool.query(
  `update rewards.mission set target = case draw_kind when 'PRIZE_WHEEL' then 50000 else 200000 end
   where period = 'DAILY'`,
)
const giveBudget = ({ memberId }: Member, amount: string) =>
  server.pool.query("insert into rewards.play_budget values ($1, 'missions', $2)", [
    memberId,
    -parseMoney(amount),
  ])

describe('missions', () => {
  const missions = async ({ api }: Member) => {
    return valueOf(await api.call(endpoints.getMissionSummaryDetails)).missions
  }
  const named = async (member: Member, title: string) =>
    (await missions(member)).find((one) => one.title.includes(title))

  test('CALL-53, REWARD-6: count settled play, open the next of a chain, and reward once', async () => {
    await giveBudget(ana, '1.00')
    expect(await named(ana, 'Bet R$160 today')).toMatchObject({ status: 'OPEN', progress: '0.00' })
    expect(await named(ana, 'another')).toMatchObject({ status: 'LOCKED' })
    await bento.play('m-0', '0.40')
    await ana.play('m-1', '5.00')
    await rewards.settleStakes()
    await rewards.settleStakes()
    expect(await named(ana, 'Bet R$160 today')).toMatchObject({ status: 'DONE', progress: '5.00' })
    expect(await named(ana, 'another')).toMatchObject({ status: 'OPEN', progress: '0.00' })
    await ana.play('m-2', '25.00')
    await rewards.settleStakes()
    expect(await named(ana, 'another')).toMatchObject({ status: 'DONE', progress: '20.00' })
    const tickets = await ana.api.call(endpoints.listTickets)
    expect(tickets).toMatchObject({
      value: { list: [{ type: 'PRIZE_WHEEL' }, { type: 'RED_ENVELOPE' }] },
    })
    const count = await ana.api.call(endpoints.countRewards)
    expect(count).toMatchObject({ value: { unclaimed: 2 } })
  })

  test('CALL-54: the ranking has the member’s own place, ties in favour of the first', async () => {
    const board = async ({ api }: Member) => {
      const answer = await api.call(endpoints.getMissionLeaderboard)
      if (!answer.ok || !answer.value.board) throw new Error('no board')
      return answer.value.board
    }
    expect(await board(ana)).toMatchObject({
      players: 2,
      first: [
        // 0.20 % of what was staked, which is less than the prize of the place.
        { rank: 1, score: '30', me: true, reward: '0.06' },
        { rank: 2, me: false },
      ],
    })
    await server.pool.query(
      `insert into rewards.score select b.id, 900000 + n, 10000 * (n % 50 + 2),
         $1::timestamptz - n * interval '1 second' from rewards.board b, generate_series(1, 100000) n
       where b.ends_at > $1`,
      [world.now()],
    )
    const { rows } = await server.pool.query<{ rank: number }>(
      `select rank::integer from (select member_id, row_number() over (order by score desc, reached_at,
         member_id) as rank from rewards.score s join rewards.board b on b.id = s.board_id
         where b.ends_at > $2) x where member_id = $1`,
      [ana.memberId, world.now()],
    )
    const now = await board(ana)
    expect(now.around.find(({ me }) => me)).toMatchObject({ rank: rows[0]?.rank, score: '30' })
    expect(now.around).toHaveLength(3)
    expect(now.players).toBe(100_002)
    await server.pool.query('delete from rewards.score where member_id > 900000')
  })

  test('prizes of a finished ranking are given once', async () => {
    await server.pool.query(
      `update rewards.board set ends_at = $1::timestamptz - interval '2 minutes',
         starts_at = starts_at - interval '2 months' where ends_at > $1`,
      [world.now()],
    )
    await server.pool.query('update rewards.score set score = score * 10000000')
    await Promise.all([rewards.runBoards(), rewards.runBoards()])
    await rewards.runBoards()
    const { rows } = await server.pool.query(
      "select prize_minor::text as prize from rewards.reward where source = 'board' order by 1 desc",
    )
    expect(rows).toEqual([{ prize: '30000000' }, { prize: '15000000' }])
    expect(await ana.api.call(endpoints.getMissionLeaderboard)).toMatchObject({
      value: { board: { players: 0 } },
    })
  })
})

describe('tickets', () => {
  test('a draw was committed to before, pays at once, and anybody can draw it again', async () => {
    const tickets = valueOf(await ana.api.call(endpoints.listTickets))
    const [ticket] = tickets.list
    if (!ticket) throw new Error('no ticket')
    const odds = valueOf(await ana.api.call(endpoints.listTicketOdds))
    const wheel = odds.list.find(({ type }) => type === 'PRIZE_WHEEL')
    expect(wheel?.prizes.map(({ chance }) => chance)).toContain('36.0000')
    const body = { transactionId: ticket.transactionId, clientSeed: 'my-seed' }
    const drawn = valueOf(await ana.api.call(endpoints.claimTicket, { body }))
    const { proof } = drawn.reward
    if (!proof) throw new Error('no proof')
    expect(proof.commitment).toBe(ticket.commitment)
    expect(commitmentOf(proof.serverSeed)).toBe(ticket.commitment)
    const shares = proof.prizes.map(({ configId, weight }) => ({
      id: configId,
      share: BigInt(weight),
    }))
    expect(drawPrize(shares, proof)).toBe(drawn.configId)
    expect(proof.clientSeed).toBe('my-seed')
    expect(await ana.api.call(endpoints.claimTicket, { body })).toMatchObject({
      code: 'rewards.claimed',
    })
    const draws = await ana.api.call(endpoints.listPrizeDraws)
    expect(draws).toMatchObject({ value: { list: [{ type: 'PRIZE_WHEEL', proof }] } })
  })

  test('the last prize is given once, even with concurrent draws', async () => {
    await server.pool.query(
      `update rewards.draw_prize set weight = 999999, stock = 1, given = 0
       where kind = 'GOLDEN_EGG' and prize_minor = 20000`,
    )
    const ids: bigint[] = []
    for (let n = 0; n < 20; n += 1) {
      await rewards.grantReward({
        memberId: ana.memberId,
        brandId: 1,
        kind: 'GOLDEN_EGG',
        names: rewardNames,
        prize: { type: 'draw' },
        source: 'eggs',
        sourceId: String(n),
      })
    }
    const { rows } = await server.pool.query<{ id: bigint }>(
      "select id from rewards.reward where source = 'eggs'",
    )
    ids.push(...rows.map(({ id }) => id))
    const drawn = await Promise.all(
      ids.map((ticketId) =>
        rewards.claimTicket({ memberId: ana.memberId, ticketId, clientSeed: 'x' }, inEnglish),
      ),
    )
    expect(drawn.filter(({ value }) => value.amount === '2.00').length).toBeLessThanOrEqual(1)
    const { rows: prizes } = await server.pool.query(
      "select given from rewards.draw_prize where kind = 'GOLDEN_EGG' and prize_minor = 20000",
    )
    expect(prizes[0].given).toBeLessThanOrEqual(1)
  })

  test('CALL-59, REWARD-7: a raffle publishes its list before the draw, and its winner claims once', async () => {
    await rewards.runRaffles()
    await ana.play('r-1', '120.00')
    await rewards.settleStakes()
    const raffle = async () => {
      const answer = await ana.api.call(endpoints.listRaffles)
      if (!answer.ok || !answer.value.list[0]) throw new Error('no raffle')
      return answer.value.list[0]
    }
    const open = await raffle()
    expect(open).toMatchObject({ status: 'OPEN', own: 2, tickets: 2, listHash: null })
    const body = { raffleId: open.raffleId }
    expect(await ana.api.call(endpoints.claimRafflePromotion, { body })).toMatchObject({
      code: 'rewards.raffle_not_drawn',
    })
    const back = (column: string) =>
      server.pool.query(
        // In the first minutes of a month it began after that.
        `update rewards.raffle set starts_at = least(starts_at, $2::timestamptz - interval '1 hour'),
           ${column} = $2::timestamptz - interval '2 minutes' where id = $1`,
        [open.raffleId, world.now()],
      )
    await back('closes_at')
    await rewards.runRaffles()
    const onList = await server.pool.query('select * from rewards.raffle where id = $1', [
      open.raffleId,
    ])
    expect(onList.rows[0]).toMatchObject({ list_hash: expect.any(String), drawn_at: null })
    await back('listed_at')
    await rewards.runRaffles()
    const answer = await ana.api.call(endpoints.listRaffles)
    const drawn = answer.ok && answer.value.list.find((one) => one.raffleId === open.raffleId)
    if (!drawn || drawn.serverSeed === null) throw new Error('not drawn')
    expect(commitmentOf(drawn.serverSeed)).toBe(open.commitment)
    const before = await moneyOf(ana)
    expect(await ana.api.call(endpoints.claimRafflePromotion, { body })).toMatchObject({ ok: true })
    // Of R$ 1,600.00 in prizes R$ 0.12, which is 0.10 % of what was staked; two tickets win.
    expect((await moneyOf(ana)) - before).toBe(parseMoney('0.08'))
    expect(await ana.api.call(endpoints.claimRafflePromotion, { body })).toMatchObject({
      code: 'rewards.claimed',
    })
  })
})

describe('rebate, levels and friends', () => {
  test('rebate is the product’s share of settled stakes, claimed in whole centavos once', async () => {
    const rebate = async () => valueOf(await ana.api.call(endpoints.getManualRebate))
    // 150.00 at 0.40 %.
    expect(await rebate()).toMatchObject({ claimable: '0.60', validBet: '150.00' })
    const before = await moneyOf(ana)
    const body = { clientId: randomUUID() }
    const claimed = await ana.api.call(endpoints.claimManualRebate, { body })
    expect(claimed).toMatchObject({ ok: true, value: { amount: '0.60' } })
    expect(await ana.api.call(endpoints.claimManualRebate, { body })).toEqual(claimed)
    expect((await moneyOf(ana)) - before).toBe(parseMoney('0.60'))
    const other = randomUUID()
    await server.pool.query("insert into wallet.client_claim values ($1, $2, 'other')", [
      ana.memberId,
      other,
    ])
    expect(
      await ana.api.call(endpoints.claimManualRebate, { body: { clientId: other } }),
    ).toMatchObject({ code: 'request.id_reused' })
    expect(await rebate()).toMatchObject({ claimable: '0.00', history: [{ amount: '0.60' }] })
  })

  test('REWARD-6: a mission waits until the member’s stakes pay for it, and shows how much is missing', async () => {
    const membro = await world.enter('membro.demo')
    const wheel = async () => {
      return valueOf(await membro.api.call(endpoints.getMissionSummaryDetails)).missions.find(
        ({ title }) => title.includes('Bet R$160 today'),
      )
    }
    // A wheel is worth R$ 0.1539 on average: what counts of R$ 153.90.
    await membro.play('b-1', '5.00')
    await rewards.settleStakes()
    expect(await wheel()).toMatchObject({
      status: 'OPEN',
      progress: '5.00',
      stakesMissing: expect.stringMatching(/^14[89]\.\d\d$/),
    })
    await membro.play('b-2', '150.00')
    await rewards.settleStakes()
    expect(await wheel()).toMatchObject({ status: 'DONE', stakesMissing: null })
    const { rows } = await server.pool.query<{ share: string }>(
      `select b.spent_minor * 10000 <= s.staked_minor * 10 as share from rewards.play_budget b
       join rewards.play_sum s using (member_id) where s.period = 'ONCE' and b.kind = 'missions'
         and b.member_id = $1`,
      [membro.memberId],
    )
    expect(rows).toEqual([{ share: true }])
  })

  test('a level pays its bonus the first time it is reached, and that of the month once', async () => {
    await ana.play('v-1', '900.00')
    await rewards.settleStakes()
    await rewards.payLevels()
    await ana.play('v-2', '1.00')
    await rewards.settleStakes()
    await rewards.payLevels()
    const { list } = await listed(ana, 'U')
    expect(list.filter(({ promId }) => promId === 'UPGRADE_BONUS')).toMatchObject([
      { rewardAmount: '0.50' },
    ])
    expect(list.filter(({ promId }) => promId === 'VIP_MONTH')).toMatchObject([
      { rewardAmount: '0.05' },
    ])
  })

  test('a level that is lost while its bonus is processed pays nothing', async () => {
    const { memberId } = bento
    const raise = (amount: bigint) =>
      `update rewards.play_sum set staked_minor = staked_minor + ${amount}
       where member_id = ${memberId} and period in ('DAILY', 'ONCE')`
    const much = parseMoney('2000.00')
    await server.pool.query(raise(much))
    await server.pool.query(
      `update rewards.member_rank set is_due = true where member_id = ${memberId}`,
    )
    await changeMeanwhile(
      [raise(-much), `select from wallet.account where id = ${memberId * 4n} for update`],
      () => rewards.payLevels(),
    )
    const { list } = await listed(bento, 'U')
    expect(list.filter(({ promId }) => promId === 'UPGRADE_BONUS')).toEqual([])
  })

  test('REWARD-5: a friend counts only by settled stakes, and nobody is named', async () => {
    await server.pool.query(
      `update rewards.referral_setting set qualify_minor = 10000,
         tiers = '[{"from":1,"to":5,"amount":"0.02"}]'`,
    )
    await server.pool.query(
      'update members.member set referrer_member_id = $1 where member_id = $2',
      [ana.memberId, bento.memberId],
    )
    const referral = async () => valueOf(await ana.api.call(endpoints.getReferralDetails))
    expect(await referral()).toMatchObject({
      totalInvitations: 1,
      qualified: 0,
      friends: [{ number: 1, state: 'REGISTERED' }],
    })
    await bento.play('f-1', '30.00')
    await rewards.settleStakes()
    expect(await referral()).toMatchObject({ friends: [{ state: 'ON_THE_WAY', staked: '30.00' }] })
    await bento.play('f-2', '20.00')
    await bento.play('f-3', '20.00')
    await rewards.settleStakes()
    const done = await referral()
    expect(done).toMatchObject({ qualified: 1, received: '0.02' })
    expect(JSON.stringify(done.friends)).not.toContain('bento')
    expect(done.link).toContain(`ref=${done.referralCode}`)
    const { list } = await listed(ana, 'U')
    expect(list.filter(({ promId }) => promId === 'REFERRAL')).toHaveLength(1)
  })

  test('REWARD-5: a friend without losses earns no reward before a Pix from the friend’s own CPF', async () => {
    const elisa = await world.enter('elisa.demo')
    await server.pool.query(
      `update members.member set referrer_member_id = $1, tax_id = '11144477735' where member_id = $2`,
      [bento.memberId, elisa.memberId],
    )
    const stateOf = async () => {
      const answer = await bento.api.call(endpoints.getReferralDetails)
      return answer.ok ? answer.value.friends.map(({ state, amount }) => ({ state, amount })) : []
    }
    const pix = (e2eId: string, document: string) =>
      server.pool.query(
        `insert into cashier.payment (e2e_id, status, noticed_at, noticed_by, amount_minor,
           payer_document, member_id, decided_at)
         values ($1, 'credited', now(), 'poll', 100000, $2, $3, now())`,
        [e2eId, document, elisa.memberId],
      )
    await pix('E12345678202611291200other000001', '52998224725')
    await elisa.play('own-1', '60.00', '60.00')
    await rewards.settleStakes()
    expect(await stateOf()).toEqual([{ state: 'UNPROVEN', amount: null }])
    await pix('E12345678202611291200ownpix00001', '111.444.777-35')
    // The deposit goes back while it is processed.
    await server.pool.query('update rewards.referral set is_due = true where friend_id = $1', [
      elisa.memberId,
    ])
    await changeMeanwhile(
      [
        `update cashier.payment set status = 'refunded' where member_id = ${elisa.memberId}
           and payer_document = '111.444.777-35'`,
        `select from rewards.referral where friend_id = ${elisa.memberId} for update`,
      ],
      () => rewards.settleStakes(),
    )
    expect(await stateOf()).toEqual([{ state: 'UNPROVEN', amount: null }])
    await server.pool.query("update cashier.payment set status = 'credited' where member_id = $1", [
      elisa.memberId,
    ])
    await elisa.play('own-2', '1.00', '1.00')
    await rewards.settleStakes()
    expect(await stateOf()).toEqual([{ state: 'QUALIFIED', amount: '0.02' }])
  })

  test('a referrer of very many sees the number, and the latest hundred', async () => {
    const davi = await world.enter('davi.demo')
    await server.pool.query(
      `insert into members.member (customer_id, brand_id, account, account_key, nickname, type,
         invite_code, registered_at, referrer_member_id)
       select 'many-' || n, 1, 'trevo@many' || n, 'trevo@many' || n, 'm', 0, 'MANY' || n, now(), $1
       from generate_series(1, 620) n`,
      [davi.memberId],
    )
    await server.pool.query(
      `insert into rewards.referral (friend_id, member_id, staked_minor, number, amount_minor,
         qualified_at, rewarded_at)
       select member_id, $1, 500000, row_number() over (order by member_id), 100000, now(), case when right(account, 1) = '0' then now() end
       from members.member where referrer_member_id = $1 and account like 'trevo@many%0'
         or account = 'trevo@many619'`,
      [davi.memberId],
    )
    const answer = valueOf(await davi.api.call(endpoints.getReferralDetails))
    expect(answer).toMatchObject({ totalInvitations: 620, qualified: 63, received: '620.00' })
    expect(answer.friends).toHaveLength(100)
    expect(answer.friends.slice(0, 3)).toMatchObject([
      { number: 620, state: 'QUALIFIED', staked: '50.00' },
      { number: 619, state: 'QUALIFIED' },
      { number: 618, state: 'REGISTERED', staked: '0.00' },
    ])
    expect(answer.friends.at(-1)).toMatchObject({ number: 521 })
  })

  test('a friend who looks like the same person waits for an operator, and both read why', async () => {
    const clara = await world.enter('clara.demo')
    const { operators } = rewards
    await server.pool.query(
      'update members.member set referrer_member_id = $1 where member_id = $2',
      [ana.memberId, clara.memberId],
    )
    await server.pool.query(
      `insert into identity.security_event (member_id, at, event_id, brand_id, kind, method, address,
         user_agent, device_kind)
       select id, now(), gen_random_uuid(), 1, 'login', 'password', '203.0.113.9', 'one phone', 'mobile'
       from unnest($1::bigint[]) id`,
      [[ana.memberId, clara.memberId]],
    )
    await clara.play('same-1', '60.00')
    await rewards.settleStakes()
    const { held } = await listed(ana, 'U')
    expect(held).toMatchObject([{ reasons: ['sameDevice', 'sameAddress'] }])
    const details = valueOf(await ana.api.call(endpoints.getReferralDetails))
    const friend = details.friends.find(({ state }) => state === 'HELD')
    expect(friend).toMatchObject({ reasons: ['sameDevice', 'sameAddress'], amount: null })
    await rewards.settleStakes()
    const { referrals } = await operators.listHeldReferrals(1)
    expect(referrals).toMatchObject([
      { friend: 'trevo@clara.demo', reasons: ['sameDevice', 'sameAddress'] },
    ])
    const order = {
      operator: 'ana',
      brandId: 1,
      friendId: BigInt(referrals[0]?.friendId ?? 0),
      reason: 'irmãos, documentos vistos',
    }
    await expect(operators.approveReferral({ ...order, brandId: 2 })).rejects.toMatchObject({
      code: 'rewards.referral_unknown',
    })
    const answers = await Promise.allSettled([
      operators.approveReferral(order),
      operators.rejectReferral(order),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(operators.approveReferral(order)).rejects.toMatchObject({
      code: 'rewards.referral_decided',
    })
    const { rows } = await server.pool.query<{ kind: string; operator: string | null }>(
      'select kind, operator from rewards.referral_event where friend_id = $1 order by id',
      [clara.memberId],
    )
    const decided = rows.map(({ kind }) => kind)
    expect(decided.slice(0, 2)).toEqual(['held', expect.stringMatching(/approved|rejected/)])
    const isGiven = decided[1] === 'approved'
    expect(decided.slice(2)).toEqual(isGiven ? ['given'] : [])
    const found = await server.pool.query(
      "select from rewards.reward where source = 'referral' and source_id = $1",
      [String(clara.memberId)],
    )
    expect(found.rowCount).toBe(isGiven ? 1 : 0)
  })

  test('an excluded member gets nothing, and claims nothing', async () => {
    const id = await give(bento, '4.00')
    await server.pool.query('update wallet.account set state = state | 1 where id = $1', [
      bento.memberId * 4n,
    ])
    expect(await claim(bento, id)).toMatchObject({ code: 'rewards.not_allowed' })
    await expect(give(bento, '4.00')).rejects.toMatchObject({ code: 'rewards.not_allowed' })
  })
})
