import { lonePond } from '../demo/lone-pond.ts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { isTable, type TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { defaultLanguage, type LanguageCode } from '@trevo/languages/languages.ts'
import { findTitle } from '@trevo/titles/find-title.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { RgsRefusal, type ActOrder, type GameSession, type PlayOrder } from '../rgs/rgs-port.ts'
import { isCrash } from '@trevo/game-rules/crash/types.ts'
import type { DemoRoom } from '../demo/demo-room.ts'
import { createDemoTable } from '../demo/demo-table.ts'
import { createEngineWallet, type EngineWallet } from '../demo/engine-wallet.ts'
import { emptyRoom, streamRoom } from './fixture-room.ts'
import { fixtureSeeds } from './fixture-seeds.ts'
import { sessionOf } from '../rgs/session-of.ts'

/**
 * A game server for looking at the client alone: the real rules and the real fairness, one player, a wallet in
 * memory. The external service of our tests; the product's is `apps/rgs`.
 */
export type FixtureOptions = {
  readonly folder: string
  readonly language?: LanguageCode
  readonly balance?: string
  readonly profile?: Partial<GameSession['profile']>
  /** Nonces to play in turn, to get certain rounds; afterwards they continue from the last. */
  readonly nonces?: readonly number[]
  /** A round of this nonce waits to be shown when the game opens. */
  readonly openNonce?: number
  /** The order of that round, where its title offers a choice. */
  readonly openOrder?: Pick<PlayOrder, 'stake' | 'choice'>
  readonly latencyMs?: number
  /** Any free one if absent. */
  readonly port?: number
}

export type Fixture = {
  readonly origin: string
  /** Ids of the rounds staked, in order. */
  readonly staked: readonly string[]
  /** Drops the next answers after doing the work, like a broken connection. */
  loseAnswers: number
  readonly balance: () => string
  readonly close: () => Promise<void>
}

type Wallet = EngineWallet & {
  nonce: number
  readonly title: TitleData
  /** For a title that all play at one table. */
  readonly table?: DemoRoom
}

const driveEveryMs = 100

export const startFixture = async (options: FixtureOptions): Promise<Fixture> => {
  const wallets = new Map<string, Wallet>()
  const staked: string[] = []
  const fixture = { loseAnswers: 0 }
  const queue = [...(options.nonces ?? [])]

  const walletOf = (gameCode: string): Wallet => {
    const known = wallets.get(gameCode)
    if (known) return known
    const wallet = newWallet(gameCode, options)
    wallets.set(gameCode, wallet)
    return wallet
  }

  const play = (wallet: Wallet, order: PlayOrder): unknown => {
    if (!wallet.has(order.id)) {
      const nonce = queue.shift() ?? wallet.nonce
      wallet.play(order, nonce)
      wallet.nonce = nonce + 1
      staked.push(order.id)
    }
    const round = wallet.find(order.id)
    const balance = formatMoney(wallet.balanceMinor)
    return { round, balance, seeds: seedsOf(wallet), nextRoundAt: null, freeRounds: null }
  }

  const answer = (method: string, path: string, body: unknown, token: string): unknown => {
    if (path === '/rgs/v1/sessions') {
      const { launchToken } = body as { launchToken: string }
      return fixtureSession(walletOf(launchToken), options)
    }
    const wallet = walletOf(token)
    if (wallet.table && path === '/rgs/v1/rounds' && method === 'POST') {
      const round = wallet.table.play(body as PlayOrder)
      const balance = formatMoney(wallet.balanceMinor)
      return { round, balance, seeds: seedsOf(wallet), nextRoundAt: null, freeRounds: null }
    }
    if (wallet.table && path === '/rgs/v1/room') return wallet.table.look()
    if (path === '/rgs/v1/session') return fixtureSession(wallet, options)
    if (path === '/rgs/v1/rounds' && method === 'POST') return play(wallet, body as PlayOrder)
    if (path === '/rgs/v1/rounds') return { rounds: wallet.list(), nextCursor: null }
    if (path === '/rgs/v1/pond') return lonePond(new Date().toISOString())
    if (path === '/rgs/v1/room') return { room: emptyRoom(), own: [], name: null }
    if (path === '/rgs/v1/seeds/rotate') {
      const revealed = { ...seedsOf(wallet), serverSeed: fixtureSeeds.serverSeed }
      const revealedAt = new Date().toISOString()
      return {
        revealed: { ...revealed, roundCount: wallet.nonce, revealedAt },
        seeds: seedsOf(wallet),
      }
    }
    if (path === '/rgs/v1/seeds/client') return { seeds: seedsOf(wallet) }
    return roundAnswer(wallet, path, body)
  }

  const server = createServer((request, response) => {
    void serve(request, response, { answer, walletOf, fixture, options })
  })
  const origin = await listen(server, options.port ?? 0)
  return Object.assign(fixture, {
    origin,
    staked,
    balance: () => formatMoney([...wallets.values()][0]?.balanceMinor ?? 0n),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        // A room that is being watched never ends by itself.
        server.closeAllConnections()
      }),
  })
}

const newWallet = (gameCode: string, options: FixtureOptions): Wallet => {
  const found = findTitle(gameCode)
  if (!found) throw new Error(`no title ${gameCode}`)
  const balance = options.balance ?? '1284.90'
  const wallet = Object.assign(
    createEngineWallet({
      ...found,
      seeds: fixtureSeeds,
      balance,
      now: () => new Date().toISOString(),
    }),
    { nonce: 0, title: found.title },
  )
  if (isTable(found.title)) {
    const { title, engine } = { ...found, title: found.title }
    const table = createDemoTable({ title, engine, seeds: fixtureSeeds, wallet, nowMs: Date.now })
    setInterval(table.drive, driveEveryMs).unref()
    return Object.assign(wallet, { table })
  }
  if (options.openNonce !== undefined) {
    const { openOrder = { stake: '1.00' } } = options
    wallet.play({ id: crypto.randomUUID(), gameCode, ...openOrder }, options.openNonce)
    wallet.nonce = options.openNonce + 1
  }
  return wallet
}

const roundAnswer = (wallet: Wallet, path: string, body: unknown): unknown => {
  const [, id = '', what] = /^\/rgs\/v1\/rounds\/([\w-]+)(?:\/(finish|actions))?$/.exec(path) ?? []
  if (what === 'actions') (wallet.table ?? wallet).act(id, body as ActOrder)
  const round = (wallet.table ?? wallet).find(id)
  if (wallet.table && !what) return { round, steps: [], proof: null }
  if (what) return { round, balance: formatMoney(wallet.balanceMinor) }
  const proof = {
    ...seedsOf(wallet),
    mathsVersion: wallet.title.version,
    nonce: wallet.nonceOf(id),
    serverSeed: fixtureSeeds.serverSeed,
  }
  return { round, steps: wallet.stepsOf(id), proof }
}

const seedsOf = ({ nonce }: Wallet) => ({
  seedPairId: 'fixture',
  commitment: commitmentOf(fixtureSeeds.serverSeed),
  commitmentNumber: 1,
  clientSeed: fixtureSeeds.clientSeed,
  nonce,
})

const fixtureSession = (wallet: Wallet, options: FixtureOptions): GameSession => {
  const now = new Date().toISOString()
  const inSteps = wallet.list().find(({ state }) => state === 'in_steps')
  const open = inSteps ?? (options.openNonce === undefined ? undefined : wallet.list()[0])
  return sessionOf(wallet.title, {
    sessionToken: wallet.title.gameCode,
    profile: options.profile ?? {},
    language: options.language ?? defaultLanguage,
    balance: formatMoney(wallet.balanceMinor),
    lobbyUrl: 'http://127.0.0.1/lobby',
    depositUrl: 'http://127.0.0.1/deposit',
    historyUrl: 'http://127.0.0.1/history',
    seeds: seedsOf(wallet),
    openRound: open ?? null,
    openRoundIsOwn: open !== undefined,
    freeRounds: null,
    startedAt: now,
    serverAt: now,
  })
}

/** A refusal of the wallet, as the server writes it. */
const answered = (answer: () => unknown): unknown => {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof RgsRefusal)) throw error
    return { errorCode: error.code, message: error.message, detail: error.detail }
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type Serving = {
  readonly answer: (method: string, path: string, body: unknown, token: string) => unknown
  readonly walletOf: (gameCode: string) => Wallet
  readonly fixture: { loseAnswers: number }
  readonly options: FixtureOptions
}

const serve = async (
  request: IncomingMessage,
  response: ServerResponse,
  { answer, walletOf, fixture, options }: Serving,
): Promise<void> => {
  const { pathname } = new URL(request.url ?? '/', 'http://fixture')
  if (!pathname.startsWith('/rgs/')) return serveFile(response, options.folder, pathname)
  const token = request.headers.authorization ?? ''
  if (pathname === '/rgs/v1/room/events') {
    const { title, table } = walletOf(token)
    if (table) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const stop = table.watch((event) => response.write(`data: ${JSON.stringify(event)}\n\n`))
      return void response.on('close', stop)
    }
    return isCrash(title) ? streamRoom(title, response) : void response.writeHead(404).end()
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const text = Buffer.concat(chunks).toString()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const value = answered(() => answer(request.method ?? 'GET', pathname, body, token))
  await new Promise((resolve) => setTimeout(resolve, options.latencyMs ?? 20))
  if (
    fixture.loseAnswers > 0 &&
    request.method === 'POST' &&
    /\/(rounds|actions)$/.test(pathname)
  ) {
    fixture.loseAnswers -= 1
    response.destroy()
    return
  }
  const refused = typeof value === 'object' && value !== null && 'errorCode' in value
  response.writeHead(refused ? 409 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

const serveFile = async (
  response: ServerResponse,
  folder: string,
  pathname: string,
): Promise<void> => {
  const path = pathname.startsWith('/play/')
    ? '/index.html'
    : normalize(pathname.replace(/^\/games\//, '/'))
  try {
    const file = await readFile(join(folder, path))
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'; img-src 'self' data: blob:",
    })
    response.end(file)
  } catch {
    response.writeHead(404).end()
  }
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`)
    })
  })
