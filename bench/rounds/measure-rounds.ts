import { resolve } from 'node:path'
import { cpuSecondsOf, cpuSecondsOfTree } from '../http/cpu-time.ts'
import { playPairs, type LoadResult } from '../http/play-pairs.ts'
import { runWrk } from '../http/run-wrk.ts'
import { signPairs, type PairsOrder } from '../http/sign-pairs.ts'
import type { Tool } from '../tools/find-tool.ts'
import type { OpenPlayer } from './open-players.ts'
import type { Rgs } from './start-rgs.ts'
import { writeRounds } from './write-rounds.ts'

const connectionCount = 64
/** More than any machine we have seen plays in a second. */
const pairsPerSecMax = 16_000
const roundsPerSecMax = 6_000

export type RoundsResult = {
  readonly rounds: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export type Measured = { readonly pairs: LoadResult; readonly rounds: RoundsResult }

type Plan = {
  readonly wrk: Tool
  readonly file: string
  readonly seconds: number
  readonly times: number
  readonly pairs: Omit<PairsOrder, 'path' | 'count'>
  readonly walletPort: number
  readonly rgs: Rgs
  /** New ones each time: requests prepared but not sent leave no open round. */
  readonly newPlayers: () => Promise<readonly OpenPlayer[]>
  readonly gameCode: string
  readonly platformPid: number
  readonly databasePid: number
  say(line: string): void
}

const script = resolve(import.meta.dirname, 'play-rounds.lua')

/**
 * Signed pairs at the platform, then whole rounds at the game server, which calls the same platform:
 * interleaved, so that both run under the same conditions. The first run is a warm-up and is left out.
 */
export const measureRounds = async (plan: Plan): Promise<Measured[]> => {
  const { wrk, file, rgs, walletPort, say } = plan
  const cpu = () => ({
    platform: cpuSecondsOf(plan.platformPid),
    rgs: cpuSecondsOf(rgs.pid),
    database: cpuSecondsOfTree(plan.databasePid),
  })
  /** Prints the CPU time of each part per round, which varies less than the rate per second. */
  const sayCpu = (what: string, before: ReturnType<typeof cpu>, count: number): void => {
    const after = cpu()
    const micros = (part: keyof typeof after): number =>
      Math.round(((after[part] - before[part]) * 1e6) / count)
    say(
      `  CPU a ${what}: game server ${micros('rgs')} µs, platform ${micros('platform')} µs, ` +
        `database ${micros('database')} µs`,
    )
  }
  const { seconds } = plan
  const playRounds = async (): Promise<RoundsResult> => {
    const count = seconds * roundsPerSecMax
    const players = await plan.newPlayers()
    writeRounds({ path: file, count, players, gameCode: plan.gameCode })
    const before = cpu()
    const port = Number(new URL(rgs.url).port)
    const told = await runWrk<RoundsResult>(wrk, { script, file, port, connectionCount, seconds })
    sayCpu('round', before, told.rounds)
    return told
  }
  const results: Measured[] = []
  for (let time = 0; time <= plan.times; time += 1) {
    signPairs({ ...plan.pairs, path: file, count: seconds * pairsPerSecMax })
    const before = cpu()
    const pairs = await playPairs(wrk, {
      port: walletPort,
      pairsFile: file,
      connectionCount,
      seconds,
    })
    sayCpu('pair', before, pairs.pairs)
    const rounds = await playRounds()
    say(
      `  ${time === 0 ? 'warm' : `time ${time}`}: ${pairs.pairsPerSec.toFixed(0)} pairs/s, ` +
        `${(rounds.rounds / rounds.seconds).toFixed(0)} rounds/s, p99 ${rounds.p99Ms.toFixed(1)} ms`,
    )
    if (time > 0) results.push({ pairs, rounds })
  }
  return results
}
