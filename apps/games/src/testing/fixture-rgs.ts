import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { playRound } from '@trevo/game-rules/slots/play-round.ts'
import { defaultLanguage, toWireTexts, type LanguageCode } from '@trevo/languages/languages.ts'
import { findSlotTitle } from '@trevo/titles/slot-titles.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { fixtureSeeds } from './fixture-seeds.ts'
import type { GameSession, PlayOrder, Round } from '../rgs/rgs-port.ts'

/**
 * A game server for looking at the client alone: the real rules and the real fairness, one player,
 * a wallet in memory. The outside party of our tests; the product's is `apps/rgs`.
 */
export type FixtureOptions = {
  readonly folder: string
  readonly language?: LanguageCode
  readonly balance?: string
  readonly profile?: Partial<GameSession['profile']>
  /** Nonces to play in turn, to see a certain round; then they go on from the last. */
  readonly nonces?: readonly number[]
  /** A round of this nonce waits to be shown when the game opens. */
  readonly openNonce?: number
  readonly latencyMs?: number
}

export type Fixture = {
  readonly origin: string
  /** Ids of the rounds staked, in order. */
  readonly staked: readonly string[]
  /** Drops the next answers after doing the work, as a broken line would. */
  loseAnswers: number
  readonly balance: () => string
  readonly close: () => Promise<void>
}

type Wallet = { balanceMinor: bigint; nonce: number; rounds: Map<string, Round>; played: Round[] }

export const startFixture = async (options: FixtureOptions): Promise<Fixture> => {
  const wallets = new Map<string, Wallet>()
  const staked: string[] = []
  const fixture = { loseAnswers: 0 }
  const queue = [...(options.nonces ?? [])]

  const walletOf = (gameCode: string): Wallet => {
    const known = wallets.get(gameCode)
    if (known) return known
    const balanceMinor = parseMoney(options.balance ?? '1284.90')
    const wallet: Wallet = { balanceMinor, nonce: 0, rounds: new Map(), played: [] }
    wallets.set(gameCode, wallet)
    if (options.openNonce !== undefined) {
      const id = crypto.randomUUID()
      wallet.played.push(playFor(wallet, { id, gameCode, stake: '1.00' }, options.openNonce))
    }
    return wallet
  }

  const answer = (method: string, path: string, body: unknown, token: string): unknown => {
    if (path === '/rgs/v1/sessions') {
      const { launchToken } = body as { launchToken: string }
      return sessionOf(launchToken, walletOf(launchToken), options)
    }
    const wallet = walletOf(token)
    if (path === '/rgs/v1/session') return sessionOf(token, wallet, options)
    if (path === '/rgs/v1/rounds' && method === 'POST') {
      const order = body as PlayOrder
      let round = wallet.rounds.get(order.id)
      if (!round) {
        if (wallet.balanceMinor < parseMoney(order.stake)) {
          return { errorCode: 'wallet.insufficient_balance', message: '', detail: {} }
        }
        round = playFor(wallet, order, queue.shift() ?? wallet.nonce)
        wallet.rounds.set(order.id, round)
        wallet.played.unshift(round)
        staked.push(order.id)
      }
      const seeds = seedsOf(wallet)
      return { round, balance: formatMoney(wallet.balanceMinor), seeds, nextRoundAt: null }
    }
    if (path === '/rgs/v1/rounds') return { rounds: wallet.played, nextCursor: null }
    if (path === '/rgs/v1/seeds/rotate') {
      const revealed = { ...seedsOf(wallet), serverSeed: fixtureSeeds.serverSeed }
      const revealedAt = new Date().toISOString()
      return {
        revealed: { ...revealed, roundCount: wallet.nonce, revealedAt },
        seeds: seedsOf(wallet),
      }
    }
    if (path === '/rgs/v1/seeds/client') return { seeds: seedsOf(wallet) }
    return roundAnswer(wallet, path)
  }

  const server = createServer((request, response) => {
    void serve(request, response, { answer, fixture, options })
  })
  const origin = await listen(server)
  return Object.assign(fixture, {
    origin,
    staked,
    balance: () => formatMoney([...wallets.values()][0]?.balanceMinor ?? 0n),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}

const roundAnswer = (wallet: Wallet, path: string): unknown => {
  const [, id, finish] = /^\/rgs\/v1\/rounds\/([\w-]+)(\/finish)?$/.exec(path) ?? []
  const round = wallet.played.find((played) => played.id === id)
  if (!round) return { errorCode: 'rgs.round_unknown', message: 'unknown', detail: {} }
  if (finish) return { round, balance: formatMoney(wallet.balanceMinor) }
  const proof = {
    ...seedsOf(wallet),
    mathsVersion: 1,
    nonce: nonceOf(round),
    serverSeed: fixtureSeeds.serverSeed,
  }
  return { round, proof }
}

const nonces = new WeakMap<Round, number>()
const nonceOf = (round: Round): number => nonces.get(round) ?? 0

const playFor = (wallet: Wallet, order: PlayOrder, nonce: number): Round => {
  const maths = findSlotTitle(order.gameCode)
  if (!maths) throw new Error(`no title ${order.gameCode}`)
  const stakeMinor = parseMoney(order.stake)
  const outcome = playRound(maths, { stakeMinor }, chanceOf({ ...fixtureSeeds, nonce }))
  const balanceBefore = formatMoney(wallet.balanceMinor)
  wallet.balanceMinor += BigInt(outcome.payoutMinor) - stakeMinor
  wallet.nonce = nonce + 1
  const round = {
    id: order.id,
    gameCode: order.gameCode,
    state: 'credited' as const,
    stake: order.stake,
    payout: formatMoney(BigInt(outcome.payoutMinor)),
    balanceBefore,
    balanceAfter: formatMoney(wallet.balanceMinor),
    outcome: JSON.parse(JSON.stringify(outcome)) as Round['outcome'],
    startedAt: new Date().toISOString(),
    finishedAt: new Date().toISOString(),
  }
  nonces.set(round, nonce)
  return round
}

const seedsOf = ({ nonce }: Wallet) => ({
  seedPairId: 'fixture',
  commitment: commitmentOf(fixtureSeeds.serverSeed),
  commitmentNumber: 1,
  clientSeed: fixtureSeeds.clientSeed,
  nonce,
})

const sessionOf = (gameCode: string, wallet: Wallet, options: FixtureOptions): GameSession => {
  const maths = findSlotTitle(gameCode)
  if (!maths) throw new Error(`no title ${gameCode}`)
  const now = new Date().toISOString()
  return {
    sessionToken: gameCode,
    game: {
      gameCode,
      title: toWireTexts(maths.title),
      mathsVersion: maths.version,
      rtpBp: maths.rtpBp,
    },
    profile: {
      minCycleMs: 0,
      turbo: true,
      autoplay: true,
      lossCelebration: false,
      showRtp: true,
      netPosition: true,
      sessionClock: true,
      realityCheckSec: 0,
      maxStake: '500.00',
      ...options.profile,
    },
    language: options.language ?? defaultLanguage,
    currency: 'BRL',
    balance: formatMoney(wallet.balanceMinor),
    stakes: maths.stakeStepsMinor.map(formatMoney),
    lobbyUrl: 'http://127.0.0.1/lobby',
    depositUrl: 'http://127.0.0.1/deposit',
    historyUrl: 'http://127.0.0.1/history',
    seeds: seedsOf(wallet),
    openRound: options.openNonce === undefined ? null : (wallet.played[0] ?? null),
    openRoundIsOwn: options.openNonce !== undefined,
    startedAt: now,
    serverAt: now,
    nextRoundAt: null,
    stakeTotal: '0.00',
    payoutTotal: '0.00',
    roundCount: 0,
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
  readonly fixture: { loseAnswers: number }
  readonly options: FixtureOptions
}

const serve = async (
  request: IncomingMessage,
  response: ServerResponse,
  { answer, fixture, options }: Serving,
): Promise<void> => {
  const { pathname } = new URL(request.url ?? '/', 'http://fixture')
  if (!pathname.startsWith('/rgs/')) return serveFile(response, options.folder, pathname)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const text = Buffer.concat(chunks).toString()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const value = answer(request.method ?? 'GET', pathname, body, request.headers.authorization ?? '')
  await new Promise((resolve) => setTimeout(resolve, options.latencyMs ?? 20))
  if (fixture.loseAnswers > 0 && request.method === 'POST' && pathname.endsWith('/rounds')) {
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

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`)
    })
  })
