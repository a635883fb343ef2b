import type { LanguageCode } from '@trevo/languages/languages.ts'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { getHumanChallenge, login, loginFreePlay } from '@trevo/api-client/endpoints.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { recordUsage } from '@trevo/database/testing/record-usage.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { pino } from 'pino'
import { inject } from 'vitest'
import { systemClock, type Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { openServer, type Server } from '../compose/create-server.ts'
import { prepareDatabase } from '../compose/database/prepare-database.ts'
import { demoPasswords } from '../modules/identity/index.ts'
import { serverMigrations } from '../modules/module-folders.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { endingsOf, movementsOf } from './move-money.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { valueOf } from './value-of.ts'

export type TestServerOptions = {
  /** Beside those of the test: `ROLES`, limits, providers of SMS and email, … */
  readonly environment?: Readonly<Record<string, string>>
  readonly logger?: Logger
  readonly clock?: Clock
}

const makeFolders = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-server-'))
  const stored = { vendor: 'BGS', keys: [createHmacKey('k1')] }
  const keysFile = path.join(folder, 'vendor-keys.json')
  await writeFile(keysFile, JSON.stringify(stored))
  return { folder, keysFile, vendorKeys: openKeys(stored, 'vendor') }
}

const clientOf = (baseUrl: string, token: string | undefined, language: LanguageCode): Api =>
  createTestApi({ baseUrl, token, getLanguage: () => language })

/** What a test does with a running copy, as the outside does it: over HTTP. */
const visitorsOf = (server: Server, baseUrl: string) => {
  const guest = (language: LanguageCode = 'EN'): Api => clientOf(baseUrl, undefined, language)

  /** Does the work of the human verification, as a page does. */
  const proveHuman = async (): Promise<string> => {
    const challenge = valueOf(await guest().call(getHumanChallenge))
    return solveHumanCheck(challenge)
  }

  const logIn = async (username: string, site: 'member' | 'agent' = 'member') => {
    const api = guest()
    const humanProof = await proveHuman()
    const known = server.demoAccounts.find((one) => one.username === username)
    const password = known?.password ?? demoPasswords[site]
    const body = { username, password, humanProof, site, type: 'username' } as const
    const { token, id } = valueOf(await api.call(login, { body }))
    const member = await server.modules.members.findMemberByCustomerId(id)
    if (!member) throw new Error(`no member ${id}`)
    return { api: clientOf(baseUrl, token, 'EN'), token, memberId: member.memberId }
  }

  const tryOut = async () => {
    const { token } = valueOf(
      await guest().call(loginFreePlay, { body: { os: 'test', platform: 'W' } }),
    )
    return { api: clientOf(baseUrl, token, 'EN'), token }
  }
  return { guest, proveHuman, logIn, tryOut }
}

type Files = { readonly folder: string; readonly keysFile: string }

const configOf = (
  databaseUrl: string,
  { folder, keysFile }: Files,
  environment: TestServerOptions['environment'],
): Config =>
  readConfig({
    DATABASE_URL: databaseUrl,
    SECRETS_DIR: folder,
    BUILD_DIR: path.join(folder, 'nothing-built'),
    VENDOR_KEYS_FILE: keysFile,
    PORT: '0',
    DEMO: '1',
    // Its jobs took more of the processor than most tests: a test that needs them asks for `web,worker`.
    ROLES: 'web',
    // No test of the whole server waits for a match: pricing them four times a second was most of its jobs.
    SPORTS_POLL_MS: '5000',
    HUMAN_CHALLENGE_MAX: '60',
    RATE_LIMIT_PER_MINUTE: '100000',
    ...environment,
  })

const silent = pino({ level: 'silent' })

/** What the demo accounts of the templates are sealed with, for all files of a run. */
const sharedKeysFolder = () => path.join(inject('runFolder'), 'secrets')
const keysFileName = 'account-keys.json'

/** Accounts are as old as the template: where a test has another time, the server makes them. */
const awayMaxMs = 600_000

/**
 * A database that is up to date and holds the demo brand, as the options ask for it, with its accounts:
 * hashing their passwords took longer than all else that a server does at its start.
 */
const createSeededDatabase = async (
  files: Files,
  { environment = {}, clock = systemClock }: TestServerOptions,
) => {
  const { DEMO, DEMO_BRAZIL, SITE_ORIGIN, SPORTS_SPEED } = configOf(
    'postgresql://unknown',
    files,
    environment,
  )
  const hasAccounts =
    DEMO === '1' &&
    environment['SECRETS_DIR'] === undefined &&
    Math.abs(clock.now().getTime() - Date.now()) < awayMaxMs
  const fill = async (url: string) => {
    const shown = { DEMO, DEMO_BRAZIL, SITE_ORIGIN, ROLES: 'web' }
    const given = { ...shown, SPORTS_SPEED: String(SPORTS_SPEED) }
    const sealed = { ...given, SECRETS_DIR: sharedKeysFolder() }
    const config = configOf(url, files, hasAccounts ? sealed : given)
    await prepareDatabase({ config, logger: silent })
    if (!hasAccounts) return
    const server = await openServer({
      config,
      logger: silent,
      clock: systemClock,
      environment: sealed,
    })
    await server.close()
  }
  const name = JSON.stringify({ DEMO, DEMO_BRAZIL, SITE_ORIGIN, SPORTS_SPEED, hasAccounts })
  const database = await createTestDatabase(serverMigrations, {}, { name, fill })
  if (hasAccounts) {
    await copyFile(
      path.join(sharedKeysFolder(), keysFileName),
      path.join(files.folder, keysFileName),
    )
  }
  return database
}

/** One more copy of the platform on a database that is up to date. */
const openCopy = async (
  databaseUrl: string,
  files: Files,
  { environment = {}, logger = silent, clock = systemClock }: TestServerOptions,
) => {
  const config = configOf(databaseUrl, files, environment)
  recordUsage({ what: 'server' })
  // A busy machine holds up the one event loop of test and server for seconds: what is refused then is no finding.
  const options = { config, logger, clock, environment, evenUnderPressure: true }
  const server = await openServer(options)
  const baseUrl = await server.listen()
  const opsUrl = server.opsAddress() ?? ''
  return { server, baseUrl, opsUrl, ...visitorsOf(server, baseUrl), ...movementsOf(server) }
}

/**
 * The whole composed server, listening, on a separate database that is migrated and seeded; with its own
 * secrets, no payment institution, the site not built.
 */
export const startTestServer = async (options: TestServerOptions = {}) => {
  const { folder, keysFile, vendorKeys } = await makeFolders()
  const files = { folder, keysFile }
  const database = await createSeededDatabase(files, options)
  const open = async (more: TestServerOptions = {}) => {
    const merged = { ...options, ...more }
    // Another copy may be of other settings, such as the address of the site.
    const config = configOf(database.url, files, merged.environment)
    if (more.environment) await prepareDatabase({ config, logger: silent })
    return openCopy(database.url, files, merged)
  }
  const copy = await open()
  return {
    ...copy,
    ...endingsOf(copy.server, database.pool),
    databaseUrl: database.url,
    /** Looks with all rights. */
    pool: database.pool,
    /** With which the in-house game server signs; and the file that both sides read. */
    vendorKeys,
    vendorKeysFile: keysFile,
    /** A second copy on the same database; the caller closes it. */
    openCopy: open,
    /** The in-house game server's side of the wallet protocol. */
    openVendor: () =>
      createWalletClient({
        baseUrl: copy.baseUrl,
        keys: vendorKeys,
        nowMs: () => (options.clock ?? systemClock).now().getTime(),
      }),
    /** Changes settings as an operator would, and waits until they count. */
    change: async (sql: string) => {
      await database.pool.query(sql)
      await copy.server.modules.settings.reload()
      await copy.server.modules.catalogue.reload()
    },
    close: async () => {
      await copy.server.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
