import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Team } from './open-team.ts'

const players = 200
const callers = 64
const stakeMinor = 10_000n
/** How soon the server reads the stream again. */
const readEveryMs = 1_000

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

const openPlayers = async ({ pool, wallet, openAccounts }: Team, nodes: number) => {
  const step = nodes / 10 / players
  const ids = Array.from({ length: players }, (_, index) => BigInt(3 + 10 * step * index))
  const { rows } = await pool.query<{ known: number }>(
    'select count(*)::integer as known from agents.node where member_id = any($1)',
    [ids],
  )
  if (rows[0]?.known !== players) throw new Error('not every player stands in the team')
  for (const memberId of ids) {
    await openAccounts(memberId)
    const money = { source: 'bench', txnId: `pairs-${memberId}`, kind: 'bench.deposited', memberId }
    await wallet.post({ ...money, amountMinor: 100_000_000_000n })
  }
  return ids
}

const playPair = async ({ wallet }: Team, memberId: bigint): Promise<void> => {
  const round = randomUUID()
  const common = { source: 'bench', memberId, reference: { node: '1001', round } }
  await wallet.post({
    ...common,
    txnId: `s-${round}`,
    kind: 'bench.staked',
    amountMinor: stakeMinor,
  })
  await wallet.post({ ...common, txnId: `p-${round}`, kind: 'bench.paid', amountMinor: stakeMinor })
}

/** Pairs a second of 64 who play without a pause. */
const playFor = async (team: Team, ids: readonly bigint[], ms: number): Promise<number> => {
  const endsAt = performance.now() + ms
  let [pairs, next] = [0, 0]
  const play = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      next = (next + 1) % ids.length
      await playPair(team, ids[next] ?? 0n)
      pairs += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, play))
  return (pairs * 1_000) / ms
}

/** The job that keeps the figures of teams, as the server repeats it. */
const startReading = ({ agents }: Team) => {
  const stop = new AbortController()
  const repeat = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await agents.readStream()
      await pause(readEveryMs)
    }
  }
  const job = repeat()
  return async (): Promise<void> => {
    stop.abort()
    await job
  }
}

/** Pairs of stake and payout with the figures of everybody above kept, beside pairs without; interleaved. */
export const measurePairs = async (
  team: Team,
  { isQuick, nodes }: { readonly isQuick: boolean; readonly nodes: number },
) => {
  const [phaseMs, times] = isQuick ? [4_000, 3] : [15_000, 5]
  const ids = await openPlayers(team, nodes)
  const [without, having]: [number[], number[]] = [[], []]
  await playFor(team, ids, 2_000)
  for (let time = 0; time < times; time += 1) {
    without.push(await playFor(team, ids, phaseMs))
    // What was played meanwhile is counted before the other phase, so that each has its own.
    await team.agents.readStream()
    const stop = startReading(team)
    having.push(await playFor(team, ids, phaseMs))
    await stop()
  }
  return { pairRatio: median(having) / median(without), pairsPerSec: median(having) }
}
