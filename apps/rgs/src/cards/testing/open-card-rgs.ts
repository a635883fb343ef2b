import { randomBytes, randomUUID } from 'node:crypto'
import type { CardSession, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { createAskVendor } from '@trevo/vendor-kit/client/ask-vendor.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { createReferenceBooks } from '@trevo/vendor-kit/reference/books.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'
import { serveBooks } from '@trevo/vendor-kit/reference/serve-books.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { pino } from 'pino'
import { buildRgs } from '../../build-rgs.ts'
import { createDependencies } from '../../create-dependencies.ts'
import type { Dependencies } from '../../dependencies.ts'
import { migrationSets } from '../../migration-sets.ts'
import { joinMovements } from '../../wallet/service/join-movements.ts'
import { startCardTables } from '../running/jobs/run-card-tables.ts'

const profile: GameProfile = { ...openProfile, maxStake: '50.00' }

type Answer = { readonly table: CardTableView; readonly balance: string | null }
type Refused = { readonly errorCode?: string }

/**
 * Two copies of the real game server on one database, against the reference wallet: a call may go to either, and
 * neither keeps table state in memory. The test moves the clock.
 */
export const openCardRgs = async (gameCode: string, overrides: Partial<Dependencies> = {}) => {
  const test = await createTestDatabase(migrationSets)
  const stored = { vendor: 'BGS', keys: [createHmacKey('k1')] }
  const books = createReferenceBooks(profile, gameCode)
  const wallet = await serveBooks(books, openKeys(stored, 'platform'), Date.now)
  const keys = openKeys(stored, 'vendor')
  const sealingKey = randomBytes(32)
  let offsetMs = 0
  const clock = { now: () => new Date(Date.now() + offsetMs) }

  const startCopy = async () => {
    const client = createWalletClient({
      baseUrl: wallet.baseUrl,
      keys,
      nowMs: Date.now,
      // Lost calls are broken connections: only a busy machine is slow.
      timeoutMs: 10_000,
    })
    const dependencies = createDependencies(
      {
        pool: test.pool,
        wallet: joinMovements(client),
        sealingKey,
        log: pino({ level: 'silent' }),
        clock,
      },
      { debitRetryMs: 5, ...overrides },
    )
    const app = await buildRgs({
      dependencies,
      keys,
      siteOrigin: 'http://site.test',
      gamesDir: 'no-such-folder',
      resolveEveryMs: 0,
      checkAnswers: true,
      requestsPerMinute: 100_000,
    })
    return { app, dependencies }
  }
  const startAll = async () => {
    const copies = [await startCopy(), await startCopy()] as const
    // The platform's requests: over the network, signed in both directions.
    const ask = createAskVendor({
      baseUrl: await copies[0].app.listen({ port: 0, host: '127.0.0.1' }),
      keys: openKeys(stored, 'platform'),
      nowMs: () => clock.now().getTime(),
    })
    const tables = startCardTables(copies[0].dependencies, { isDriving: false })
    return { copies, tables, ask }
  }
  let running = await startAll()
  const stopAll = async (): Promise<void> => {
    await running.tables.stop()
    await running.ask.close()
    for (const { app } of running.copies) await app.close()
  }
  let turn = 0

  const call = async <Told>(
    method: 'GET' | 'POST',
    path: string,
    { token = '', body }: { readonly token?: string; readonly body?: object } = {},
  ): Promise<{ status: number; value: Told & Refused }> => {
    turn += 1
    const answer = await running.copies[turn % 2 === 0 ? 0 : 1].app.inject({
      method,
      url: `/rgs/v1/cards${path}`,
      headers: { authorization: token },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, value: answer.json() }
  }

  const open = async (balance = '100.00') => {
    const player = books.createPlayer(balance)
    const body = { launchToken: books.launch(player) }
    const { value } = await call<CardSession>('POST', '/sessions', { body })
    const token = value.sessionToken
    const seed = () => randomBytes(32).toString('hex')
    const seeds = new Map<string, string>()
    const post = <Told = Answer>(path: string, sent: object) =>
      call<Told>('POST', path, { token, body: sent })
    const table = async () =>
      (await call<{ table: CardTableView }>('GET', '/table', { token })).value.table
    return {
      player,
      token,
      session: value,
      post,
      table,
      get: <Told>(path: string) => call<Told>('GET', path, { token }),
      sit: (entry: string, id = randomUUID()) => post('/seats', { id, entry }),
      /** Sits down at a cash table with an amount. */
      bring: (entry: string, ofTable: string, id = randomUUID()) =>
        post('/seats', { id, entry, table: ofTable }),
      /** Takes a seat in a tournament. */
      enter: (sitAndGo: string, entry: string, id = randomUUID()) =>
        post('/seats', { id, entry, sitAndGo }),
      sitOut: (isSittingOut: boolean) => post('/sit-out', { isSittingOut }),
      commit: async () => {
        const { commitment: houseCommitment } = await table()
        const own = seed()
        seeds.set(houseCommitment ?? '', own)
        return post('/commitments', { houseCommitment, commitment: commitmentOf(own) })
      },
      show: async () => {
        const { commitment: houseCommitment } = await table()
        return post('/seeds', { houseCommitment, seed: seeds.get(houseCommitment ?? '') })
      },
      move: async (move: Json, change: object = {}) => {
        const { dealNumber, moveNumber: number } = await table()
        return post('/moves', { dealNumber, number, move, ...change })
      },
      leave: async () => post('/leave', { roundId: (await table()).roundId }),
      balanceMinor: () => player.balanceMinor,
    }
  }
  type Player = Awaited<ReturnType<typeof open>>

  return {
    ...test,
    books,
    wallet,
    call,
    open,
    get tables() {
      return running.tables
    },
    get ask() {
      return running.ask
    },
    get copies() {
      return running.copies
    },
    /** Both copies stop, and others start from the database. */
    restart: async () => {
      await stopAll()
      running = await startAll()
    },
    advance: (ms: number) => {
      offsetMs += ms
    },
    /** Moves the clock and does what is due. */
    pass: async (ms: number) => {
      offsetMs += ms
      await running.tables.runOnce()
    },
    /** Players at one table after the deal. */
    deal: async (entry: string, count = 2): Promise<Player[]> => {
      const players = await Promise.all(Array.from({ length: count }, () => open()))
      for (const player of players) await player.sit(entry)
      for (const player of players) await player.commit()
      for (const player of players) await player.show()
      return players
    },
    /** Chips that tables hold beyond what was brought, paid and kept: always zero. */
    differences: async () => {
      const { rows } = await test.pool.query<{ difference_minor: string }>(
        'select difference_minor from cards.table_balance where difference_minor <> 0',
      )
      return rows
    },
    rakeMinor: async () => {
      const { rows } = await test.pool.query<{ sum: string }>(
        'select coalesce(sum(rake_minor), 0)::text as sum from cards.card_table',
      )
      return BigInt(rows[0]?.sum ?? 0)
    },
    close: async () => {
      await stopAll()
      await wallet.close()
      await test.drop()
    },
  }
}

export type CardRgs = Awaited<ReturnType<typeof openCardRgs>>
export type CardPlayer = Awaited<ReturnType<CardRgs['open']>>
