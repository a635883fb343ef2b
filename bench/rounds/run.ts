// npm run bench -- rounds [--quick] [--only rounds|crash] Whole instant rounds (game server and platform
// together) compared with the signed pairs of bench:http in the same run, and a crash game that thousands
// watch and play (README.md).
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { createPool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { isCrash, type CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createDependencies } from '../../apps/rgs/src/create-dependencies.ts'
import { chooseChain } from '../../apps/rgs/src/testing/choose-chain.ts'
import { askChild, endChild, startChild } from '../http/child.ts'
import { findWrk } from '../http/find-wrk.ts'
import type { Launched, LaunchOrder, Served, ServeOrder } from '../http/serve.ts'
import { warmWal } from '../ledger/warm-server.ts'
import { measureCrash, type CrashResult } from './measure-crash.ts'
import { measureRounds, type Measured } from './measure-rounds.ts'
import { openPlayers, type OpenPlayer } from './open-players.ts'
import { startRgs } from './start-rgs.ts'
import { orEnd } from '../tools/find-tool.ts'
import { printResult } from '../tools/print-result.ts'

const quick = process.argv.includes('--quick')
const only = process.argv[process.argv.indexOf('--only') + 1]
const isAsked = (part: string): boolean => !process.argv.includes('--only') || only === part
const plan = quick
  ? { times: 1, seconds: 4, players: 128, crashPlayers: 200, flights: 1, walMb: 64 }
  : { times: 3, seconds: 8, players: 600, crashPlayers: 2_000, flights: 2, walMb: 1_536 }
const launchesAtOnce = 200
const all = titlesInOrder.map(({ maths }) => maths)
const slot = all.find((title) => isSlot(title))
const crashTitle = all.find((title) => isCrash(title))
if (!slot || !crashTitle) throw new Error('no slot, or no crash game')
const slotNode = 2
const crashNode = 3
const root = resolve(import.meta.dirname, '../../.trevo')
const dataDir = resolve(root, 'bench-rounds')
const file = resolve(root, 'bench-rounds-requests')
const say = (line: string) => console.log(line)
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))

const rate = ({ rounds }: Measured): number => rounds.rounds / rounds.seconds

/** Flights long enough for every cash-out, but short enough for the bench to end. */
const prepareRoom = async (
  title: CrashTitle,
  databaseUrl: string,
  { sealingKey, keys }: { readonly sealingKey: Buffer; readonly keys: unknown },
) => {
  const pool = createPool(databaseUrl, { work: 'jobs', max: 2 })
  const wallet = createWalletClient({
    baseUrl: 'http://127.0.0.1:1',
    keys: openKeys(keys, 'vendor'),
    nowMs: Date.now,
  })
  const log = createLogger('silent', 'bench')
  const given = { pool, wallet, sealingKey, log, clock: systemClock }
  const wanted = Array.from({ length: 4 }, () => ({ least: 150, most: 300 }))
  await chooseChain(createDependencies(given, { roomChainLength: 64 }), title, wanted)
  await wallet.close()
  await pool.end()
}

await rm(dataDir, { recursive: true, force: true })
const wrk = orEnd(() => findWrk(resolve(root, 'tools/wrk')))
const server = await startEmbedded({ dataDir, settings: { max_connections: '100' } })
const serving = startChild(resolve(import.meta.dirname, '../http/serve.ts'))
try {
  const pool = createPool(server.url, { work: 'reports', max: 1 })
  await warmWal(pool, plan.walMb)
  await pool.end()
  say(`${cpus().length} cores, ${wrk.version}`)
  const keys = { vendor: 'BGS', keys: [createHmacKey('k1')] }
  const sealingKey = randomBytes(32)
  const games = [slot.gameCode, crashTitle.gameCode]
  const order: ServeOrder = { databaseUrl: server.url, keys, games }
  const served = await askChild<Served>(serving, order)
  let fromMember = served.seats.length + 1
  const { walletPort } = served
  const rgs = await startRgs({ databaseUrl: server.url, walletPort, keys, sealingKey })
  const newPlayers = async (nodeId: number, count: number) => {
    const players: OpenPlayer[] = []
    // A launch is only valid for a minute.
    for (let left = count; left > 0; left -= launchesAtOnce) {
      const some = Math.min(left, launchesAtOnce)
      const launch: LaunchOrder = { launch: { nodeId, fromMember, count: some } }
      const { launchTokens } = await askChild<Launched>(serving, launch)
      players.push(...(await openPlayers(rgs.url, launchTokens, fromMember)))
      fromMember += some
    }
    return players
  }

  const measured: Measured[] = isAsked('rounds')
    ? await measureRounds({
        wrk,
        file,
        seconds: plan.seconds,
        times: plan.times,
        pairs: { keys, seats: served.seats, gameCode: served.gameCode },
        walletPort,
        rgs,
        newPlayers: () => newPlayers(slotNode, plan.players),
        gameCode: slot.gameCode,
        platformPid: serving.pid ?? 0,
        databasePid: server.pid,
        say,
      })
    : []
  let crash: CrashResult | undefined
  if (isAsked('crash')) {
    const players = await newPlayers(crashNode, plan.crashPlayers)
    // The room takes the newest chain for its next flight.
    await prepareRoom(crashTitle, server.url, { sealingKey, keys })
    const { flights } = plan
    crash = await measureCrash({ url: rgs.url, title: crashTitle, players, flights, say })
    for (const fault of crash.wrong.slice(0, 20)) say(`  WRONG: ${fault}`)
  }
  await rgs.stop()
  const figures = {
    bench: 'rounds',
    roundsPerSec: Math.round(median(measured.map(rate))),
    pairsPerSec: Math.round(median(measured.map(({ pairs }) => pairs.pairsPerSec))),
    ratio: rounded(median(measured.map((one) => rate(one) / one.pairs.pairsPerSec))),
    p99Ms: rounded(median(measured.map(({ rounds }) => rounds.p99Ms)), 1),
    crashPlayers: crash?.players ?? 0,
    crashBets: crash?.bets ?? 0,
    cashOuts: crash?.tries ?? 0,
    cashOutsWrong: crash?.wrong.length ?? 0,
    tickJitterP99Ms: rounded(crash?.tickJitterP99Ms ?? 0, 1),
  }
  if (figures.cashOutsWrong > 0) process.exitCode = 1
  printResult(figures)
} finally {
  await endChild(serving)
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  await rm(file, { force: true })
}
