// npm run bench -- rooms [--quick] [--kills 3] [--profile] Tables of live roulette that many watch and bet
// at, from two game servers on one database; the one that holds the rooms is killed repeatedly
// (README.md).
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { createHmacKey } from '@trevo/vendor-kit/signing/keys.ts'
import { addressOf } from '../rounds/open-players.ts'
import {
  ask,
  createRoomPlayer,
  newBet,
  type Bet,
  type RoomPlayer,
  type Told,
} from './room-player.ts'
import { roomTitles } from './room-titles.ts'
import type { RoomsOrder } from './serve-rooms.ts'
import { serveWallet, type BenchPlayer } from './serve-wallet.ts'
import { printResult } from '../tools/print-result.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { players: 200, rooms: 10, kills: 3, calmMs: 30_000 }
  : { players: 2_000, rooms: 50, kills: 20, calmMs: 60_000 }
const isProfiled = process.argv.includes('--profile')
const killsAt = process.argv.indexOf('--kills')
const kills = killsAt < 0 ? plan.kills : Number(process.argv[killsAt + 1])
const full = '1000.00'
const say = (line: string) => console.log(line)
const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
const rounded = (value: number) => Number(value.toFixed(1))
const program = resolve(import.meta.dirname, 'serve-rooms.ts')
const dataDir = resolve(import.meta.dirname, '../../.trevo/bench-rooms')

type Server = { readonly url: string; readonly child: ChildProcess }

const startServer = async (order: RoomsOrder): Promise<Server> => {
  const args = ['--disable-warning=ExperimentalWarning']
  // A profile is written by a server that exits normally: with `--kills 0` by both.
  if (isProfiled) args.push('--cpu-prof', '--cpu-prof-dir=.trevo/profile')
  const child = spawn(process.execPath, [...args, program, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"listening"')) continue
    const { listening }: { listening: string } = JSON.parse(line)
    child.stdout.resume()
    return { url: listening, child }
  }
  throw new Error('the game server did not start')
}

type Played = { readonly bet: Bet; readonly player: RoomPlayer; isSure: boolean }

/** Bets once in each round that it sees opening, and remembers the answers. */
const playAlong = (
  player: RoomPlayer,
  urlOf: () => string,
  { bets, latencies }: { readonly bets: Played[]; readonly latencies: number[] },
  isCalm: () => boolean,
): void => {
  let lastNumber = 0
  player.onGame = (game) => {
    if (game.phase !== 'betting' || game.number === lastNumber) return
    lastNumber = game.number
    const leftMs = Date.parse(game.fliesAt) - Date.now() - 1_500
    // Spread over the betting time, like people.
    setTimeout(
      () => void place(),
      Math.max(0, Math.floor(leftMs * (randomInt(1_000) / 1_000))),
    ).unref()
  }
  const place = async (): Promise<void> => {
    const bet = newBet(player.gameCode)
    const played: Played = { bet, player, isSure: false }
    bets.push(played)
    const sentMs = performance.now()
    try {
      const { status } = await ask<Told>(`${urlOf()}/rgs/v1/rounds`, player.open, bet)
      played.isSure = status === 200
      if (status === 200 && isCalm()) latencies.push(performance.now() - sentMs)
    } catch {
      // The server is gone; the outcome of the bet is queried at the end.
    }
  }
}

/** The money of each bet in the wallet, compared with its round at the game server. */
const countLost = async (
  bets: readonly Played[],
  people: ReadonlyMap<RoomPlayer, BenchPlayer>,
  url: string,
): Promise<number> => {
  const expected = new Map<RoomPlayer, bigint>()
  const lost = new Map<string, number>()
  const lose = (how: string) => void lost.set(how, (lost.get(how) ?? 0) + 1)
  const left = [...bets]
  const worker = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const path = `${url}/rgs/v1/rounds/${one.bet.id}`
      const { status, told } = await ask<Told>(path, one.player.open)
      if (status !== 200) {
        if (one.isSure) lose(`unknown (${status})`)
        continue
      }
      const { state, stake, payout } = told.round
      if (state !== 'closed' && state !== 'cancelled') lose(`still ${state}`)
      const movedMinor = state === 'cancelled' ? 0n : parseMoney(payout) - parseMoney(stake)
      expected.set(one.player, (expected.get(one.player) ?? 0n) + movedMinor)
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  for (const [player, { player: account }] of people) {
    if (account.balanceMinor !== parseMoney(full) + (expected.get(player) ?? 0n)) {
      lose('money of a player')
    }
  }
  for (const [how, count] of lost) say(`  lost: ${count} ${how}`)
  return [...lost.values()].reduce((sum, count) => sum + count, 0)
}

await rm(dataDir, { recursive: true, force: true })
const database = await startEmbedded({ dataDir, settings: { max_connections: '120' } })
const keys = { vendor: 'BGS', keys: [createHmacKey('k1')] }
const titles = roomTitles(plan.rooms)
const codes = titles.map(({ gameCode }) => gameCode)
const wallet = await serveWallet(codes, keys)
try {
  const server = resolve(import.meta.dirname, '../../apps/rgs')
  await migrate(database.url, [
    { module: 'rgs', folder: resolve(server, 'migrations') },
    { module: 'cards', folder: resolve(server, 'src/cards/migrations') },
  ])
  const order: RoomsOrder = {
    databaseUrl: database.url,
    walletUrl: wallet.url,
    keys,
    sealingKey: randomBytes(32).toString('base64'),
    rooms: plan.rooms,
  }
  let holder = await startServer(order)
  let other = await startServer(order)
  const people = new Map<RoomPlayer, BenchPlayer>()
  for (let index = 0; index < plan.players; index += 1) {
    const code = codes[index % codes.length] ?? ''
    const person = wallet.newPlayer(code, full)
    const address = addressOf(index + 1)
    const body = { launchToken: person.launchToken }
    const open = { token: '', commitment: '', address }
    const { told } = await ask<{ sessionToken: string }>(
      `${holder.url}/rgs/v1/sessions`,
      open,
      body,
    )
    people.set(createRoomPlayer({ ...open, token: told.sessionToken }, code), person)
  }
  const players = [...people.keys()]
  const bets: Played[] = []
  const latencies: number[] = []
  // True until everybody has connected, and from the first kill onwards.
  let isCalm = false
  for (const player of players) {
    playAlong(
      player,
      () => holder.url,
      { bets, latencies },
      () => isCalm,
    )
    player.watch(holder.url)
  }
  say(`${players.length} players at ${plan.rooms} tables`)
  await pause(5_000)
  for (const player of players) {
    player.bytes = 0
    player.jitterMs.length = 0
  }
  isCalm = true
  const calmFromMs = performance.now()
  await pause(plan.calmMs)
  const seconds = (performance.now() - calmFromMs) / 1_000
  const bytes = players.reduce((sum, player) => sum + player.bytes, 0)
  const jitter = players.flatMap(({ jitterMs }) => jitterMs)
  isCalm = false

  const back: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const pool = createPool(database.url, { work: 'reports', max: 1 })
    const killedMs = Date.now()
    holder.child.kill('SIGKILL')
    await once(holder.child, 'exit')
    holder = other
    for (const player of players) player.watch(holder.url)
    // Recovered: another process holds every room.
    for (;;) {
      const { rows } = await pool.query<{ driven: number; latest: Date }>(
        `select count(*)::integer as driven, max(driven_at) as latest from rgs.room
         where driven_at > $1 and driven_until > now()`,
        [new Date(killedMs + 1)],
      )
      if (rows[0]?.driven === plan.rooms) break
      if (Date.now() - killedMs > 20_000) break
      await pause(10)
    }
    back.push(Date.now() - killedMs)
    await pool.end()
    other = await startServer(order)
    await pause(quick ? 2_000 : 3_000)
  }
  for (const player of players) player.onGame = () => undefined
  say(`${bets.length} bets; waiting until all are settled`)
  await pause(45_000)
  const lost = await countLost(bets, people, holder.url)
  for (const player of players) player.stop()
  holder.child.stdin?.end()
  other.child.stdin?.end()
  const figures = {
    bench: 'rooms',
    players: players.length,
    rooms: plan.rooms,
    tickJitterP99Ms: rounded(percentile(jitter, 0.99)),
    betP99Ms: rounded(percentile(latencies, 0.99)),
    kbPerSecPlayer: Number((bytes / 1_024 / seconds / players.length).toFixed(3)),
    kills,
    backMsMax: Math.max(0, ...back),
    lost,
  }
  say(
    `  ${jitter.length} turns, ${latencies.length} bets confirmed (p50 ${rounded(percentile(latencies, 0.5))} ms)`,
  )
  if (lost > 0) process.exitCode = 1
  printResult(figures)
} finally {
  await wallet.close()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
