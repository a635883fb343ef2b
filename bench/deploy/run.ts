// npm run bench -- deploy [--quick] [--from COMMIT] Two copies of the server behind a proxy, replaced one
// by one under load, back and forth between two versions: failed bets, and lost messages to open pages.
// --from: the other version, checked out into its own folder; without it both are this version. --quick:
// two deploys.
import { createPool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { systemClock } from '@trevo/platform/clock.ts'
import { createLive } from '../../apps/server/src/modules/live/index.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { createPostgresBus } from '../../apps/server/src/platform/bus.ts'
import { makeSecrets } from '../../scripts/common/make-secrets.ts'
import { startProcess, type Running } from '../../scripts/common/start-process.ts'
import { checkOut, ownVersion, type Version } from './check-out.ts'
import { openFrontDoor, type FrontDoor } from './front-door.ts'
import { judgePages, openPage } from './pages.ts'
import { logIn, startBets, usernames } from './players.ts'
import { printResult } from '../tools/print-result.ts'

const firstPort = Number(process.env['PORT'] ?? 4_640)
const deploys = process.argv.includes('--quick') ? 2 : 10
const fromAt = process.argv.indexOf('--from')
const from = fromAt > 0 ? process.argv[fromAt + 1] : undefined
const pagesEach = 10
const playersEach = 4
const messageEveryMs = 50
const drainSeconds = 1
const say = (line: string) => console.log(line)

const folder = await mkdtemp(join(tmpdir(), 'trevo-deploy-'))
const secrets = await makeSecrets(join(folder, 'secrets'))
const database = await startEmbedded({ dataDir: join(folder, 'postgres') })
const keys = openKeys(JSON.parse(await readFile(secrets.vendorKeys, 'utf8')), 'vendor')

type Copy = { readonly port: number; readonly process: Running }

/** Ports of running copies are not taken again; each copy needs one for operators too. */
const ports = [firstPort + 1, firstPort + 2, firstPort + 3].map((port) => ({
  port,
  isTaken: false,
}))

const startCopy = async (version: Version, door: FrontDoor): Promise<Copy> => {
  const free = ports.find(({ isTaken }) => !isTaken)
  if (!free) throw new Error('no port is free')
  free.isTaken = true
  const program = join(version.folder, 'apps/server/src/main.ts')
  const running = await startProcess(
    'server',
    program,
    {
      DATABASE_URL: database.url,
      SECRETS_DIR: join(folder, 'secrets'),
      VENDOR_KEYS_FILE: secrets.vendorKeys,
      BUILD_DIR: join(folder, 'nothing-built'),
      PORT: String(free.port),
      OPS_PORT: '0',
      DEMO: '1',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: String(drainSeconds),
      HUMAN_CHALLENGE_MAX: '60',
      RATE_LIMIT_PER_MINUTE: '10000000',
      SITE_ORIGIN: door.origin,
    },
    () => undefined,
  )
  door.add(free.port)
  return { port: free.port, process: running }
}

const endCopy = async ({ port, process: running }: Copy, door: FrontDoor): Promise<void> => {
  await running.stop()
  door.remove(port)
  const own = ports.find((one) => one.port === port)
  if (own) own.isTaken = false
}

/** One new copy for one old, until all have the new version. */
const deploy = async (copies: Copy[], version: Version, door: FrontDoor): Promise<void> => {
  for (const index of copies.keys()) {
    const old = copies[index]
    const fresh = await startCopy(version, door)
    if (old) await endCopy(old, door)
    copies[index] = fresh
  }
}

/** Money for the demo's members. */
const openWallet = async () => {
  const pool = createPool(database.url, { work: 'reports', max: 4, role: 'trevo_app' })
  const wallet = createWallet({ pool, clock: systemClock })
  await wallet.start()
  const { rows } = await pool.query<{ id: string; username: string }>(
    'select member_id::text as id, username from identity.credential where username = any($1)',
    [usernames],
  )
  const memberIds = usernames.map((name) =>
    BigInt(rows.find(({ username }) => username === name)?.id ?? 0),
  )
  for (const memberId of memberIds) {
    await wallet.post({
      source: 'cashier',
      txnId: `deploy-${memberId}`,
      kind: 'cashier.deposit_credited',
      memberId,
      amountMinor: 10_000_000n,
      reference: { depositId: `deploy-${memberId}`, endToEndId: `deploy-${memberId}` },
    })
  }
  return { pool, wallet, memberIds }
}

const open: (() => Promise<unknown>)[] = []
const versions = [from ? await checkOut(from) : ownVersion(), ownVersion()] as const
try {
  const door = await openFrontDoor(firstPort)
  open.push(() => door.close())
  const copies = [await startCopy(versions[0], door), await startCopy(versions[0], door)]
  open.push(() => Promise.all(copies.map((copy) => copy.process.stop())))
  const { pool, wallet, memberIds } = await openWallet()
  open.push(() => wallet.close().then(() => pool.end()))
  const logger = pino({ level: 'silent' })
  const bus = await createPostgresBus(database.url, pool, logger)
  open.push(() => bus.close())
  const live = createLive({ bus, logger })
  open.push(() => live.close())

  const tokens: string[] = []
  for (const username of usernames) tokens.push(await logIn(door.origin, username))
  const pages = tokens.flatMap((token, member) =>
    Array.from({ length: pagesEach }, () => openPage(door.origin, member, token)),
  )
  await pause(2_000)
  const bets = await startBets({ baseUrl: door.origin, keys, tokens, playersEach })
  const sentTo: number[][] = memberIds.map(() => [])
  const over = new AbortController()
  const talking = (async () => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const member = number % memberIds.length
      const prize = {
        topic: 'prize',
        gameId: 1,
        numero: String(number),
        winAmount: '1.00',
      } as const
      await live.publishToMember(memberIds[member] ?? 0n, prize)
      sentTo[member]?.push(number)
      await pause(messageEveryMs)
    }
  })()

  for (let number = 1; number <= deploys; number += 1) {
    const version = versions[number % 2 === 1 ? 1 : 0]
    const at = performance.now()
    await deploy(copies, version, door)
    const tookMs = Math.round(performance.now() - at)
    say(`deploy ${number} of ${version.name} in ${tookMs} ms: ${JSON.stringify(bets.told())}`)
  }
  await pause(3_000)
  over.abort()
  await talking
  const played = await bets.stop()
  await pause(2_000)
  const messages = judgePages(pages, sentTo)
  for (const page of pages) page.close()
  const { problems } = await wallet.proveConservation()
  printResult({
    bench: 'deploy',
    versions: versions.map(({ name }) => name),
    deploys,
    bets: played.answered,
    failedBets: played.failed,
    sentAgain: played.sentAgain,
    longestBetMs: Math.round(played.longestMs),
    pages: pages.length,
    messages: sentTo.reduce((sum, one) => sum + one.length, 0),
    heard: sentTo.reduce((sum, one) => sum + one.length, 0) * pagesEach - messages.lost,
    lostMessages: messages.lost,
    repeatedMessages: messages.repeated,
    resyncs: pages.reduce((sum, { resyncs }) => sum + resyncs, 0),
    returns: pages.reduce((sum, { returns }) => sum + returns, 0),
    longestAwayMs: Math.round(Math.max(...pages.map(({ longestAwayMs }) => longestAwayMs))),
    invariants: problems.length === 0 ? 'ok' : problems,
  })
  if (played.failed + messages.lost + problems.length > 0) process.exitCode = 1
} finally {
  for (const close of open.toReversed()) await close().catch(() => undefined)
  await database.stop()
  for (const version of versions) version.remove()
  await rm(folder, { recursive: true, force: true })
}
