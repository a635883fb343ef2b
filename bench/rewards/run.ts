// npm run bench -- rewards [--quick]
// Pairs of stakes and payouts with 50 running promotions, bonus money and 20 missions, beside pairs with
// none; how soon a settled stake is progress; the count of wagering beside a recount; ranking and claims.
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { openWorld, type World } from './open-world.ts'

const isQuick = process.argv.includes('--quick')
const members = 200
const phaseMs = isQuick ? 4_000 : 15_000
const rounds = isQuick ? 2 : 5
const ranked = isQuick ? 20_000 : 100_000
const reads = 300
const claims = isQuick ? 1_000 : 5_000
const callers = 64
const folder = resolve(import.meta.dirname, `../../.trevo/bench-rewards-${process.pid}`)
const stakeMinor = 10_000n
/** Looks at the progress on its own, in the middle of the load. */
const prober = 1n

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0
const median = (list: readonly number[]): number => quantile(list, 0.5)
const digits = (value: number) => Number(value.toFixed(3))

const fill = async ({ pool, wallet, openAccounts, paidKind, promotions }: World) => {
  await pool.query(
    `insert into promotions.promotion (brand_id, anchor, kind, category, texts, hue, symbols, terms,
       audience, time_zone, starts_at)
     select brand_id, 'bench-' || n, kind, category, texts, hue, symbols, terms, audience, time_zone,
       starts_at from promotions.promotion p, generate_series(1, 50) n where anchor = 'presente-trevo'`,
  )
  await pool.query('delete from rewards.mission')
  await pool.query(
    `insert into rewards.mission (brand_id, names, drawing, type, period, target, prize_type, prize_minor)
     select 1, '{"PT":"Missão","EN":"Mission"}', 'star', case when n % 2 = 0 then 'STAKED' else 'ROUNDS' end,
       'ONCE', 900000000000, 'cash', 10000 from generate_series(1, 20) n`,
  )
  for (let id = 1n; id <= members; id += 1n) {
    await openAccounts(id)
    const money = { memberId: id, amountMinor: 100_000_000_000n }
    await wallet.post({ source: 'bench', txnId: `first-${id}`, kind: paidKind, ...money })
    await promotions.grantBonus({
      memberId: id,
      brandId: 1,
      amountMinor: 100_000_000n,
      wagering: {
        multiplier: 1_000,
        weights: { BGS: 10_000 },
        gameWeights: {},
        stakeCap: null,
        prizeCap: null,
        expiresInDays: 30,
      },
      source: 'bench',
      sourceId: String(id),
    })
  }
}

const stakesOf = new Map<bigint, bigint>()

const playPair = async (
  { wallet, stakeKind, paidKind }: World,
  memberId: bigint,
): Promise<void> => {
  const [txnId, round] = [randomUUID(), randomUUID()]
  const common = { source: 'vendor:BGS', memberId, reference: { node: '1001', round } }
  await wallet.post({ ...common, txnId, kind: stakeKind, amountMinor: stakeMinor })
  stakesOf.set(memberId, (stakesOf.get(memberId) ?? 0n) + stakeMinor)
  await wallet.post({ ...common, txnId: `p-${txnId}`, kind: paidKind, amountMinor: stakeMinor })
}

/** Pairs a second of 64 who play without a pause. */
const playFor = async (world: World, ms: number): Promise<number> => {
  const endsAt = performance.now() + ms
  let [pairs, next] = [0, 0]
  const play = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      next = (next + 1) % (members - 1)
      await playPair(world, BigInt(next + 2))
      pairs += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, play))
  return (pairs * 1_000) / ms
}

/** The jobs that count, as the server repeats them. */
const startCounting = ({ rewards, promotions }: World) => {
  const stop = new AbortController()
  const repeat = async (ms: number, work: () => Promise<unknown>): Promise<void> => {
    while (!stop.signal.aborted) {
      await work()
      await pause(ms)
    }
  }
  const jobs = [repeat(300, rewards.settleStakes), repeat(1_000, promotions.keepUp)]
  return async (): Promise<void> => {
    stop.abort()
    await Promise.all(jobs)
  }
}

const progressOf = async ({ pool }: World): Promise<bigint> => {
  const { rows } = await pool.query<{ sum: bigint }>(
    'select coalesce(max(progress), 0)::bigint as sum from rewards.mission_progress where member_id = $1',
    [prober],
  )
  return rows[0]?.sum ?? 0n
}

/** From the answer to a stake until a mission shows it, again and again while others play. */
const measureLag = async (world: World, ms: number): Promise<number[]> => {
  const endsAt = performance.now() + ms
  const lags: number[] = []
  while (performance.now() < endsAt) {
    const before = await progressOf(world)
    await playPair(world, prober)
    const from = performance.now()
    while ((await progressOf(world)) === before) await pause(5)
    lags.push(performance.now() - from)
  }
  return lags
}

/** What counts for bonus money, beside the stakes that were taken. */
const measureDrift = async (world: World): Promise<bigint> => {
  await world.promotions.keepUp()
  const { rows } = await world.pool.query<{ member_id: bigint; wagered_minor: bigint }>(
    'select member_id, wagered_minor from promotions.bonus',
  )
  return rows.reduce((sum, { member_id: id, wagered_minor: counted }) => {
    const drift = counted - (stakesOf.get(id) ?? 0n)
    return sum + (drift < 0n ? -drift : drift)
  }, 0n)
}

const measureRanking = async ({ pool, rewards }: World): Promise<number> => {
  await rewards.runBoards()
  await pool.query(
    `insert into rewards.score (board_id, member_id, score, reached_at)
     select b.id, 1000 + n, 1 + n % 5000, now() - n * interval '1 second'
     from generate_series(1, $1) n, (select id from rewards.board
       where paid_at is null and starts_at <= now() and ends_at > now() limit 1) b`,
    [ranked],
  )
  await pool.query('analyze rewards.score')
  const times: number[] = []
  for (let read = 0; read < reads; read += 1) {
    const memberId = 1_001n + BigInt((read * 7_919) % ranked)
    const from = performance.now()
    const { board } = await rewards.getMissionLeaderboard({ memberId, brandId: 1, language: 'PT' })
    times.push(performance.now() - from)
    if (!board?.around.some(({ me }) => me)) throw new Error(`no place for ${memberId}`)
  }
  return quantile(times, 0.99)
}

const measureClaims = async ({ pool, rewards }: World): Promise<number> => {
  const { rows } = await pool.query<{ id: bigint; member_id: bigint }>(
    `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type, prize_minor,
       source, source_id, granted_at)
     select 2 + n % $2, 1, 'open', 'MANUAL', '{"EN":"x"}', 'cash', 10000, 'bench', n::text, now()
     from generate_series(1, $1) n returning id, member_id`,
    [claims, members - 1],
  )
  const waiting = [...rows]
  const from = performance.now()
  const claim = async (): Promise<void> => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      await rewards.claimReward({ memberId: one.member_id, rewardId: one.id }, 'PT')
    }
  }
  await Promise.all(Array.from({ length: 16 }, claim))
  return (claims * 1_000) / (performance.now() - from)
}

const measurePairs = async (world: World) => {
  const [without, having, lags]: [number[], number[], number[]] = [[], [], []]
  await playFor(world, 1_000)
  for (let round = 0; round < rounds; round += 1) {
    without.push(await playFor(world, phaseMs))
    // What was staked meanwhile is counted before it is measured, so that each phase has its own.
    await world.rewards.settleStakes()
    await world.promotions.keepUp()
    const stop = startCounting(world)
    const [pairs, measured] = await Promise.all([
      playFor(world, phaseMs),
      measureLag(world, phaseMs),
    ])
    await stop()
    having.push(pairs)
    lags.push(...measured)
  }
  return { without: median(without), having: median(having), lags }
}

const main = async () => {
  await mkdir(folder, { recursive: true })
  const database = await startEmbedded({ dataDir: resolve(folder, 'data') })
  try {
    const world = await openWorld(database.url)
    await fill(world)
    const { without, having, lags } = await measurePairs(world)
    const drift = await measureDrift(world)
    const report = {
      bench: 'rewards',
      pairRatio: digits(having / without),
      pairsPerSec: digits(having),
      lagP99Ms: digits(quantile(lags, 0.99)),
      recountDrift: Number(drift),
      stakes: Number([...stakesOf.values()].reduce((sum, one) => sum + one, 0n) / stakeMinor),
      rankReadP99Ms: digits(await measureRanking(world)),
      ranked,
      claimsPerSec: digits(await measureClaims(world)),
    }
    const { problems } = await world.wallet.proveConservation()
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    console.log(JSON.stringify(report))
    await world.close()
  } finally {
    await database.stop()
    // Where the server cannot enter the folder, it has its data elsewhere.
    for (const used of [database.dataDir, folder]) await rm(used, { recursive: true, force: true })
  }
}

await main()
