import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { playRound } from '@trevo/contract/rgs/play.ts'
import type { Round } from '@trevo/contract/rgs/round.ts'
import type { GameProfile, GameSession } from '@trevo/contract/rgs/session.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { maths as title } from '@trevo/titles/foguete-maluco/maths.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { createReferenceBooks } from '@trevo/vendor-kit/reference/books.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'
import { serveBooks } from '@trevo/vendor-kit/reference/serve-books.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { pino } from 'pino'
import { systemClock } from '@trevo/platform/clock.ts'
import { buildRgs } from '../build-rgs.ts'
import { migrationSets } from '../migration-sets.ts'
import { createDependencies } from '../create-dependencies.ts'
import { findCurrentGame } from '../rooms/common/repository/rooms.ts'
import { chooseChain, type WantedFlights } from './choose-chain.ts'
import { startRgsProcess, type RgsProcess } from './start-rgs-process.ts'

const profile: GameProfile = { ...openProfile, maxStake: '50.00' }
const stake = '1.00'
const fullText = '100.00'

/**
 * A room of real processes on one database, against the reference wallet. Its chain is chosen so that
 * the first flights end where a test needs it.
 */
export const openRoomProcesses = async (wanted: WantedFlights) => {
  const test = await createTestDatabase(migrationSets)
  const stored = { vendor: 'BGS', keys: [createHmacKey('k1')] }
  const books = createReferenceBooks(profile, title.gameCode)
  const wallet = await serveBooks(books, openKeys(stored, 'platform'), Date.now)
  const sealingKey = randomBytes(32)
  const client = createWalletClient({
    baseUrl: wallet.baseUrl,
    keys: openKeys(stored, 'vendor'),
    nowMs: Date.now,
  })
  const log = pino({ level: 'silent' })
  const clock = systemClock
  const given = { pool: test.pool, wallet: client, sealingKey, log, clock }
  const dependencies = createDependencies(given, { roomChainLength: 100 })
  const { database } = dependencies

  await chooseChain(dependencies, title, wanted)

  const running: RgsProcess[] = []
  const startOne = async (): Promise<RgsProcess> => {
    const started = await startRgsProcess({
      databaseUrl: test.url,
      walletUrl: wallet.baseUrl,
      keys: stored,
      sealingKey,
    })
    running.push(started)
    return started
  }
  const killAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((one) => one.kill()))
  }
  const call = async <Told>(
    { baseUrl }: RgsProcess,
    path: string,
    { token = '', body }: { readonly token?: string; readonly body?: object } = {},
  ): Promise<Told> => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const told = (await answer.json()) as Told & { errorCode?: string }
    if (!answer.ok) throw new Error(told.errorCode ?? String(answer.status))
    return told
  }
  // Sessions are opened here, before a process runs that would let flights pass.
  const app = await buildRgs({
    dependencies,
    keys: openKeys(stored, 'vendor'),
    siteOrigin: 'http://site.test',
    gamesDir: 'nothing-built',
    resolveEveryMs: 0,
  })
  const open = async () => {
    const player = books.createPlayer(fullText)
    // A busy machine may delay the wallet's answer; the next launch has another token.
    for (;;) {
      const payload = { launchToken: books.launch(player) }
      const opened = await app.inject({ method: 'POST', url: '/rgs/v1/sessions', payload })
      const { sessionToken: token } = opened.json<GameSession>()
      if (opened.statusCode === 200) return { player, token }
    }
  }
  const current = () => findCurrentGame(database.db, title.gameCode)

  return {
    ...test,
    startOne,
    open,
    call,
    wallet,
    /** Places a bet and returns its round. */
    bet: async (at: RgsProcess, token: string, autoCashOut: number | null) => {
      const choice = { seat: 1, autoCashOut }
      const body = { id: randomUUID(), gameCode: title.gameCode, stake, choice }
      return (await call<Value<typeof playRound>>(at, '/rgs/v1/rounds', { token, body })).round
    },
    cashOut: (at: RgsProcess, token: string, roundId: string) =>
      call<{ round: Round }>(at, `/rgs/v1/rounds/${roundId}/actions`, {
        token,
        body: { number: 1, action: 'cash_out' },
      }),
    round: async (at: RgsProcess, token: string, roundId: string) =>
      (await call<{ round: Round }>(at, `/rgs/v1/rounds/${roundId}`, { token })).round,
    /** Waits until bets are open for a flight; returns it. */
    untilOpen: async (number: number) => {
      for (;;) {
        const game = await current()
        if (game?.number === number && game.state === 'open') return game
        // A machine too busy to see a flight open in six seconds proves nothing about clocks.
        if (game && game.number >= number) throw new Error(`flight ${number} took off unseen`)
        await pause(50)
      }
    },
    untilFlown: async (number: number, ms: number): Promise<void> => {
      for (;;) {
        const game = await current()
        if (game?.number === number && Date.now() >= game.flies_at.getTime() + ms) return
        await pause(20)
      }
    },
    flights: async () => {
      const { rows } = await test.pool.query<{ number: number; is_interrupted: boolean }>(
        `select number, is_interrupted from rgs.room_game
         where state = 'settled' and game_code = $1 order by id`,
        [title.gameCode],
      )
      return rows
    },
    /** For a player who did nothing else: the wallet's balance must match the round. */
    isBooked: (balanceMinor: bigint, { state, payout }: Round): boolean => {
      const paidMinor = state === 'cancelled' ? parseMoney(stake) : parseMoney(payout)
      return balanceMinor === parseMoney(fullText) - parseMoney(stake) + paidMinor
    },
    killAll,
    close: async () => {
      await killAll()
      await app.close()
      await wallet.close()
      await test.drop()
    },
  }
}

export type RoomProcesses = Awaited<ReturnType<typeof openRoomProcesses>>
