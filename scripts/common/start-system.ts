import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '../../packages/database/src/embedded.ts'
import type { Ports } from './ports.ts'
import { makeSecrets } from './make-secrets.ts'
import { say, step } from './say.ts'
import { startProcess, type Running } from './start-process.ts'

export type System = {
  readonly siteUrl: string
  /** The same site by name: the address for people. */
  readonly namedUrl: string
  readonly opsUrl: string
  /** The demo's brand under the rules of Brazil; undefined without it. */
  readonly brazil: { readonly siteUrl: string; readonly opsUrl: string } | undefined
  readonly pspUrl: string
  /** The rules by which the checks sandbox answers. */
  readonly checksUrl: string
  readonly databaseUrl: string
  /** Resolves with its name when any of the processes or the database ends, which should not happen. */
  readonly broken: Promise<string>
  stop(): Promise<void>
}

export type SystemOptions = {
  readonly ports: Ports
  /** Holds database, secrets and certificates; survives restarts. */
  readonly dataDir: string
  /** Where `build` puts site, games and art. */
  readonly buildDir: string
  /** Runs in parallel with the start of what does not need it. */
  build(): Promise<void>
  readonly databaseUrl: string | undefined
  /** Simulated members of the demo brand play. */
  readonly hasDemoLife: boolean
  /** Aborts the start: what is running by then is ended before the signal's reason is thrown. */
  readonly signal: AbortSignal
  onLine(line: string): void
}

/** How `broken` names the database, which is ours unless DATABASE_URL names one. */
export const databaseName = 'PostgreSQL'
/** Watching somebody else's database is their task. */
const never = new Promise<void>(() => undefined)

const startDatabase = async ({ databaseUrl, dataDir, signal }: SystemOptions) => {
  if (databaseUrl) return { url: databaseUrl, ended: never, stop: async () => undefined }
  return startEmbedded({
    dataDir: path.resolve(dataDir, 'postgres'),
    signal,
    log: (line) => {
      if (line.startsWith('ending')) say(`  ${line}`)
    },
  })
}

const host = '127.0.0.1'

/** Starts apps sequentially or in parallel, and remembers them for shutdown. */
const createStarter = (options: SystemOptions, databaseUrl: string, secretsDir: string) => {
  const { ports, buildDir, onLine, signal } = options
  const shared = {
    DATABASE_URL: databaseUrl,
    SECRETS_DIR: secretsDir,
    BUILD_DIR: buildDir,
    SITE_ORIGIN: `http://${host}:${ports.site}`,
    RGS_ORIGIN: `http://${host}:${ports.rgs}`,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    DEMO: '1',
    PSP_TLS_DIR: path.join(secretsDir, 'pix'),
    CHECKS_FILE: path.join(secretsDir, 'checks.json'),
    SIGAP_KEYS_DIR: path.join(secretsDir, 'sigap'),
    // The same sandbox takes the regulator's files.
    SIGAP_URL: `http://${host}:${ports.checks}`,
    // Node's compiled code is cached for the next start, which saves a third of its time.
    NODE_COMPILE_CACHE: path.join(buildDir, 'cache', 'node'),
  }
  const running: Running[] = []
  const start = async (name: string, env: NodeJS.ProcessEnv) => {
    const program = path.resolve('apps', name, 'src/main.ts')
    const one = await step(name, () =>
      startProcess(name, program, { ...shared, ...env }, onLine, signal),
    )
    running.push(one)
    return one
  }
  return { running, start }
}

/** Without its database every app logs an error many times a second; the end reports it once. */
const untilGone = (ended: Promise<void>, onLine: (line: string) => void) => {
  let isThere = true
  void ended.then(() => (isThere = false))
  return (line: string): void => {
    if (isThere) onLine(line)
  }
}

/** Waits until all of them have settled, and throws the first error. */
const allOf = async (works: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** Browsers reach a name below `localhost` on this machine. */
const brazilHost = 'br.localhost'
const brazilMerchant = 'trevobr'

const addressesOf = (ports: Ports) => ({
  siteUrl: `http://${host}:${ports.site}`,
  // Passkeys belong to a host name: browsers take none at a network address.
  namedUrl: `http://localhost:${ports.site}`,
  opsUrl: `http://${host}:${ports.ops}`,
  brazil:
    process.env['DEMO_BRAZIL'] === '0'
      ? undefined
      : {
          siteUrl: `http://${brazilHost}:${ports.site}`,
          opsUrl: `http://${brazilHost}:${ports.ops}`,
        },
  pspUrl: `http://${host}:${ports.pspPage}`,
  checksUrl: `http://${host}:${ports.checks}`,
})

const lifeIn = (brazil: System['brazil']): NodeJS.ProcessEnv =>
  brazil ? { DEMO_LIFE_BRAZIL: `${brazilMerchant}=${brazil.siteUrl}` } : {}

/**
 * Starts database, institution, platform, game server and the demo's simulated players, in parallel
 * where none needs the other.
 */
export const startSystem = async (options: SystemOptions): Promise<System> => {
  const { ports, dataDir, buildDir, hasDemoLife } = options
  await mkdir(dataDir, { recursive: true })
  const secretsDir = path.resolve(dataDir, 'secrets')
  const secrets = await makeSecrets(secretsDir)
  const addresses = addressesOf(ports)
  const { siteUrl, namedUrl, opsUrl, brazil } = addresses
  const building = step('build of site, games and art', () => options.build())
  // It is awaited below; until then its rejection is unhandled on purpose.
  building.catch(() => undefined)

  const database = await step('database', () => startDatabase(options)).catch(
    async (error: unknown) => {
      await building.catch(() => undefined)
      throw error
    },
  )
  const onLine = untilGone(database.ended, options.onLine)
  const { running, start } = createStarter({ ...options, onLine }, database.url, secretsDir)
  const stop = async () => {
    for (const one of running.toReversed()) await one.stop()
    await database.stop()
  }
  const demoLife = {
    DEMO_LIFE_PASSWORD_FILE: secrets.demoLife,
    DEMO_LIFE_COUNT_FILE: path.resolve(dataDir, 'demo-life.json'),
  }
  // Nothing depends on the simulated members: people at the site play without them.
  let broken: Promise<string>
  try {
    // It creates the certificates that the platform reads.
    const institution = start('psp-sandbox', {
      PSP_PORT: String(ports.pspPage),
      PSP_API_PORT: String(ports.pspApi),
    })
    // It writes the keys of its answers, which the platform reads.
    const checks = start('checks-sandbox', { CHECKS_PORT: String(ports.checks) })
    await allOf([institution, checks, building])
    const platform = start('server', {
      PORT: String(ports.site),
      OPS_PORT: String(ports.ops),
      PSP_API_URL: `https://${host}:${ports.pspApi}`,
      VENDOR_KEYS_FILE: secrets.vendorKeys,
      DEMO_BRAZIL: brazil ? '1' : '0',
      OPS_BRAND_ORIGINS: brazil ? `${brazilMerchant}=${brazil.opsUrl}` : '',
      ...(hasDemoLife && demoLife),
    })
    const gameServer = start('rgs', {
      PORT: String(ports.rgs),
      RGS_WALLET_URL: siteUrl,
      BRAND_ORIGINS: [namedUrl, ...(brazil ? [brazil.siteUrl] : [])].join(','),
      RGS_VENDOR_KEY_FILE: secrets.vendorKeys,
      RGS_SEALING_KEY_FILE: secrets.rgsSealing,
      GAMES_DIR: path.join(buildDir, 'games'),
    })
    await allOf([platform, gameServer])
    broken = Promise.race([
      database.ended.then(() => databaseName),
      ...running.map((one) => one.ended.then(() => one.name)),
    ])
    if (hasDemoLife) {
      const forOffice = { DEMO_LIFE_OPS_ORIGIN: opsUrl, VENDOR_KEYS_FILE: secrets.vendorKeys }
      await start('demo-life', { ...demoLife, ...forOffice, ...lifeIn(brazil) })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { ...addresses, databaseUrl: database.url, broken, stop }
}
