import { randomUUID } from 'node:crypto'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { waysOfOtherStakes } from '../modules/promotions/testing/ways-of-other-stakes.ts'
import { openCorrectionsWorld } from './open-corrections-world.ts'
import { recountPlay } from './recount-play.ts'
import { inEnglish } from './readers.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const world = await openCorrectionsWorld()
const { pool, others, rewards, points } = world
afterAll(() => world.close())
afterEach(() => expectConserved(world))

type Seat = Awaited<ReturnType<typeof world.sit>>

await pool.query('delete from rewards.mission')
const addMission = async (type: string, target: bigint, after: number | null): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into rewards.mission (brand_id, names, drawing, type, period, target, after_mission,
       prize_type, prize_minor, place)
     values (1, '{"PT":"Missão","EN":"Mission"}', 'star', $1, 'ONCE', $2, $3, 'cash', 10000, 1)
     returning id`,
    [type, target, after],
  )
  return rows[0]?.id ?? 0
}
const staked = await addMission('STAKED', parseMoney('12.00'), null)
await addMission('ROUNDS', 3n, null)
await addMission('STAKED', parseMoney('5.00'), staked)
const { rows: gifts } = await pool.query<{ id: number }>(
  `insert into points.reward (brand_id, kind, names, conditions, drawing, points_minor, prize_minor,
     stock, per_member, needs_decision)
   values (1, 'LIVE_ITEM', '{"EN":"x"}', '{"EN":"x"}', 'star', 5000, null, 1000000, 100000, false)
   returning id`,
)
const giftId = gifts[0]?.id ?? 0

/** Done, even where a rule of the product refuses it. */
const unlessRefused = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
const claimAll = ({ memberId }: Seat) => unlessRefused(rewards.claimAllRewards(memberId))
const claimRebate = ({ memberId }: Seat) =>
  unlessRefused(rewards.claimManualRebate({ memberId, brandId: 1, clientId: randomUUID() }))
const spendPoint = ({ memberId }: Seat) =>
  unlessRefused(
    points.redeemChecked(
      { memberId, brandId: 1, clientId: randomUUID(), rewardId: giftId, quantity: 1 },
      inEnglish,
    ),
  )

const sumOf = async (table: 'score' | 'raffle_entry', { memberId }: Seat): Promise<bigint> => {
  const column = table === 'score' ? 'score' : 'staked_minor'
  const { rows } = await pool.query<{ sum: bigint }>(
    `select coalesce(sum(${column}), 0)::bigint as sum from rewards.${table} where member_id = $1`,
    [memberId],
  )
  return rows[0]?.sum ?? 0n
}

type MissionState = {
  isDone: boolean
  isEnough: boolean
  reward: string | null
  isWithdrawn: boolean
}
/** Each mission of a member, whose progress is added up again from the stakes that count. */
const missionsOf = async ({ memberId }: Seat): Promise<MissionState[]> => {
  const { rows } = await pool.query<MissionState>(
    `select p.done_at is not null as "isDone", r.state as reward,
       coalesce(r.withdrawn_at is not null, false) as "isWithdrawn",
       case m.type when 'STAKED' then s.staked else s.rounds end >= m.target as "isEnough"
     from rewards.mission m
     left join rewards.mission_progress p on p.mission_id = m.id and p.member_id = $1
     left join rewards.reward r on r.source = 'mission'
       and r.source_id = m.id || ':' || $1 || ':1970-01-01'
     cross join lateral (
       select coalesce(sum(counted_minor), 0) as staked, count(*) as rounds from rewards.counted_bet s
       where s.member_id = $1 and s.counted_minor > 0
         and (p.opened_at is null or s.settled_at > p.opened_at)
     ) s where m.after_mission is null or p.opened_at is not null order by m.id`,
    [memberId],
  )
  return rows
}

/** All counters equal a recount from the ledger. */
const proveCounted = async (seat: Seat): Promise<void> => {
  const { recounted, counted } = await recountPlay(world, seat.memberId)
  expect(counted).toEqual(recounted)
  expect(await sumOf('score', seat)).toBe(recounted.staked)
  expect(await sumOf('raffle_entry', seat)).toBe(recounted.staked)
  for (const { isDone, isEnough, reward, isWithdrawn } of await missionsOf(seat)) {
    // What was claimed stays; anything else belongs to members who have played enough, and to nobody else.
    expect(isDone).toBe(isEnough || (reward === 'claimed' && !isWithdrawn))
    expect(reward !== null && !isWithdrawn).toBe(isDone)
    expect(isWithdrawn && reward === 'claimed').toBe(false)
  }
}

const play = async ({ table }: Seat, amount: string, won = '0.00') => {
  const [id, roundId, credit] = [randomUUID(), randomUUID(), randomUUID()]
  await table.debit({ transactionId: id, roundId, amount })
  await table.credit(id, { roundId, amount: won, transactionId: credit })
  return { id, roundId, credit }
}
type Round = Awaited<ReturnType<typeof play>>

const waitingOf = async ({ memberId }: Seat): Promise<string> =>
  (await rewards.listRewards(memberId, { status: 'U', pageSize: 20 }, inEnglish)).totalAmount
const pointsOf = async ({ memberId }: Seat): Promise<string> =>
  (await points.getPointBalance(memberId)).point

test('a slip whose match is void no longer counts, and counts again once it is decided', async () => {
  const seat = await world.sit()
  await others.placeSlip(seat.memberId, '13.00')
  await others.settleMatch()
  await world.countAll()
  expect([await pointsOf(seat), await waitingOf(seat)]).toEqual(['1.00', '1.00'])
  await proveCounted(seat)
  for (const winner of ['nobody', '2', 'nobody', '1'] as const) {
    await others.settleMatchAgain(winner)
    await world.countAll()
    const left = winner === 'nobody' ? '0.00' : '1.00'
    expect([await pointsOf(seat), await waitingOf(seat)]).toEqual([left, left])
    await proveCounted(seat)
  }
  await others.voidMatch()
  await world.countAll()
  expect(await sumOf('score', seat)).toBe(0n)
  await proveCounted(seat)
})

test('a ticket whose draw is void no longer counts', async () => {
  const seat = await world.sit()
  await others.placeOrder(seat.memberId, [7])
  await others.settleDraw()
  await world.countAll()
  expect([await pointsOf(seat), await waitingOf(seat)]).toEqual(['2.00', '1.00'])
  await others.redraw()
  await world.countAll()
  await proveCounted(seat)
  await others.voidDraw()
  await world.countAll()
  expect([await pointsOf(seat), await waitingOf(seat)]).toEqual(['0.00', '0.00'])
  await proveCounted(seat)
})

test('a round that was paid, reopened and returned no longer counts', async () => {
  const seat = await world.sit()
  const { id, roundId, credit } = await play(seat, '20.00', '3.00')
  await world.countAll()
  expect([await pointsOf(seat), await waitingOf(seat)]).toEqual(['2.00', '1.00'])
  await seat.table.rollback(credit, { roundId })
  await world.countAll()
  // Open again, it counts as it did until it is decided.
  expect(await pointsOf(seat)).toBe('2.00')
  await seat.table.rollback(id, { roundId })
  await world.countAll()
  expect([await pointsOf(seat), await waitingOf(seat)]).toEqual(['0.00', '0.00'])
  await proveCounted(seat)
})

test('claimed rewards stay, and spent points are offset against the next ones', async () => {
  const seat = await world.sit()
  await others.placeSlip(seat.memberId, '13.00')
  await others.settleMatch()
  await world.countAll()
  await claimAll(seat)
  await spendPoint(seat)
  expect(await pointsOf(seat)).toBe('0.50')
  await others.voidMatch()
  await world.countAll()
  expect([await pointsOf(seat), await waitingOf(seat)]).toEqual(['0.00', '0.00'])
  await proveCounted(seat)
  await play(seat, '10.00')
  await world.countAll()
  // A point was earned, half of one is owed. The next mission is done, the first one stays so.
  expect(await pointsOf(seat)).toBe('0.50')
  await play(seat, '10.00')
  await world.countAll()
  expect([await pointsOf(seat), await waitingOf(seat)]).toEqual(['1.50', '1.00'])
  await proveCounted(seat)
})

test('a ranking that was paid and a raffle whose list is published stay as they are', async () => {
  const seat = await world.sit()
  await others.placeSlip(seat.memberId, '60.00')
  await others.settleMatch()
  await world.countAll()
  await pool.query('update rewards.board set paid_at = now()')
  await pool.query("update rewards.raffle set listed_at = now(), list_hash = 'x'")
  await others.voidMatch()
  await world.countAll()
  expect([await sumOf('score', seat), await sumOf('raffle_entry', seat)]).toEqual([
    parseMoney('60.00'),
    parseMoney('60.00'),
  ])
  await pool.query('update rewards.board set paid_at = null')
  await pool.query('update rewards.raffle set listed_at = null, list_hash = null')
  await pool.query('delete from rewards.score')
  await pool.query('delete from rewards.raffle_entry')
})

test('a friend’s returned stake does not count for the referrer', async () => {
  const [seat, friend] = [await world.sit(), await world.sit()]
  world.referrers.set(friend.memberId, seat.memberId)
  await others.placeSlip(friend.memberId, '30.00')
  await others.settleMatch()
  await world.countAll()
  await others.voidMatch()
  await world.countAll()
  await play(friend, '20.00')
  await world.countAll()
  const { rows } = await pool.query<{ staked: bigint; qualified: Date | null }>(
    `select staked_minor as staked, qualified_at as qualified from rewards.referral
     where friend_id = $1`,
    [friend.memberId],
  )
  expect(rows).toEqual([{ staked: parseMoney('20.00'), qualified: null }])
})

const steps = [
  'lose',
  'win',
  'reopen',
  'payAgain',
  'giveBack',
  'order',
  'trace',
  'draw',
  'voidDraw',
  'redraw',
  'slip',
  'sell',
  'match',
  'matchAgain',
  'matchNobody',
  'voidMatch',
  'claim',
  'claimRebate',
  'spend',
  'count',
] as const
type Step = (typeof steps)[number]

/** What one member does; what belongs to everybody (draws, matches) continues for others too. */
const createDoer = (seat: Seat) => {
  let last: Round | undefined
  const reopened: Round[] = []
  const payAgain = async (round: Round | undefined) => {
    if (!round) return
    const { id, roundId } = round
    await seat.table.credit(id, { roundId, amount: '2.00', transactionId: randomUUID() })
  }
  const giveBack = async (round: Round | undefined) => {
    if (round) await seat.table.rollback(round.id, { roundId: round.roundId })
  }
  const ways: Readonly<Record<Step, () => Promise<unknown>>> = {
    lose: async () => {
      last = await play(seat, '3.00')
    },
    win: async () => {
      last = await play(seat, '4.00', '1.00')
    },
    reopen: async () => {
      const round = last
      last = undefined
      if (!round) return
      await seat.table.rollback(round.credit, { roundId: round.roundId })
      reopened.push(round)
    },
    payAgain: () => payAgain(reopened.shift()),
    giveBack: () => giveBack(reopened.shift()),
    ...waysOfOtherStakes(others, seat.memberId),
    claim: () => claimAll(seat),
    claimRebate: () => claimRebate(seat),
    spend: () => spendPoint(seat),
    count: world.countAll,
  }
  return {
    doOne: (step: Step) => ways[step](),
    /** Decides everything that is still open. */
    finish: async (): Promise<void> => {
      for (const [at, round] of reopened.entries()) {
        await (at % 2 === 0 ? payAgain(round) : giveBack(round))
      }
      await others.settleDraw()
      await others.settleMatch()
      await world.countAll()
    },
  }
}

test('counts by a version without the feed stay unchanged when read again from the beginning', async () => {
  const seat = await world.sit()
  await play(seat, '20.00')
  await others.placeSlip(seat.memberId, '13.00')
  await others.settleMatch()
  await world.countAll()
  // Counted by a share of half, which is not noted.
  await pool.query(
    `update rewards.counted_bet set counted_minor = counted_minor / 2, bet_version = null
     where member_id = $1`,
    [seat.memberId],
  )
  await pool.query("delete from bets.position where consumer = 'rewards'")
  const before = await pointsOf(seat)
  await world.countAll()
  expect(await pointsOf(seat)).toBe(before)
  const { rows } = await pool.query<{ counted_minor: bigint; bet_version: number }>(
    'select counted_minor, bet_version from rewards.counted_bet where member_id = $1 order by id',
    [seat.memberId],
  )
  expect(rows).toEqual([
    { counted_minor: parseMoney('10.00'), bet_version: 1 },
    { counted_minor: parseMoney('6.50'), bet_version: 1 },
  ])
  // Decided otherwise from here on, it is counted like any other.
  await others.voidMatch()
  await world.countAll()
  expect(
    await pool.query('select from rewards.counted_bet where member_id = $1 and counted_minor = 0', [
      seat.memberId,
    ]),
  ).toMatchObject({ rowCount: 1 })
})

test('for any decisions in any order, however often, the counters equal a recount', async () => {
  const run = async (order: readonly Step[]): Promise<void> => {
    const seat = await world.sit('5000.00')
    const { doOne, finish } = createDoer(seat)
    for (const step of order) {
      // Counting races with everything that happens.
      await Promise.all([doOne(step), world.countAll()])
    }
    await finish()
    await proveCounted(seat)
    const before = await pointsOf(seat)
    // After a second delivery of everything, it counts the same.
    await pool.query("delete from bets.position where consumer = 'rewards'")
    await world.countAll()
    await proveCounted(seat)
    expect(await pointsOf(seat)).toBe(before)
    expect((await world.wallet.balanceOf(seat.memberId)).availableMinor).toBeGreaterThan(0n)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 8, maxLength: 24 }), run),
    { numRuns: inLongRun(6, 20) },
  )
}, 240_000)

test('play from before a mission existed does not count for it, returned or not', async () => {
  const seat = await world.sit()
  await others.placeSlip(seat.memberId, '4.00')
  await play(seat, '3.00')
  await others.settleMatch()
  await world.countAll()
  const missionId = await addMission('STAKED', parseMoney('6.00'), null)
  try {
    const shown = async () => {
      const { missions } = await rewards.getMissionSummaryDetails({
        memberId: seat.memberId,
        brandId: 1,
        reader: inEnglish,
      })
      const found = missions.find(({ id }) => id === missionId)
      return [found?.progress, found?.status]
    }
    expect(await shown()).toEqual(['0.00', 'OPEN'])
    await play(seat, '2.00')
    await world.countAll()
    expect(await shown()).toEqual(['2.00', 'OPEN'])
    await others.voidMatch()
    await world.countAll()
    expect(await shown()).toEqual(['2.00', 'OPEN'])
    const last = await play(seat, '4.00')
    await world.countAll()
    expect(await shown()).toEqual(['6.00', 'DONE'])
    await seat.table.rollback(last.credit, { roundId: last.roundId })
    await seat.table.rollback(last.id, { roundId: last.roundId })
    await world.countAll()
    expect(await shown()).toEqual(['2.00', 'OPEN'])
  } finally {
    await pool.query('delete from rewards.mission_progress where mission_id = $1', [missionId])
    await pool.query('delete from rewards.mission where id = $1', [missionId])
  }
})

test('a withdrawn reward cannot be paid, not even by hand', async () => {
  const seat = await world.sit()
  await others.placeSlip(seat.memberId, '13.00')
  await others.settleMatch()
  await world.countAll()
  await others.voidMatch()
  await world.countAll()
  const { rows } = await pool.query<{ id: bigint }>(
    'select id from rewards.reward where member_id = $1 and withdrawn_at is not null',
    [seat.memberId],
  )
  const rewardId = rows[0]?.id ?? 0n
  const asked = rewards.claimReward({ memberId: seat.memberId, rewardId }, inEnglish)
  await expect(asked).rejects.toMatchObject({ code: 'rewards.unknown' })
  await expect(
    pool.query("update rewards.reward set state = 'claimed', claimed_at = now() where id = $1", [
      rewardId,
    ]),
  ).rejects.toThrow('withdrawn_is_not_paid')
  expect(formatMoney(await sumOf('score', seat))).toBe('0.00')
})
