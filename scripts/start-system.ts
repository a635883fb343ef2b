import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '../packages/database/src/embedded.ts'
import type { Ports } from './ports.ts'
import { makeSecrets } from './make-secrets.ts'
import { step } from './say.ts'
import { startProcess, type Running } from './start-process.ts'

export type System = {
  readonly siteUrl: string
  readonly pspUrl: string
  readonly databaseUrl: string
  /** Resolves when any of the processes ends, which none should. */
  readonly broken: Promise<string>
  stop(): Promise<void>
}

export type SystemOptions = {
  readonly ports: Ports
  /** Holds database, secrets and certificates; survives restarts. */
  readonly dataDir: string
  /** Where `buildAll` left site, games and art. */
  readonly buildDir: string
  readonly databaseUrl: string | undefined
  onLine(line: string): void
}

const startDatabase = async ({ databaseUrl, dataDir }: SystemOptions) => {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined }
  return startEmbedded({ dataDir: path.resolve(dataDir, 'postgres') })
}

/** Starts database, institution, platform and game server, in the order they need each other. */
export const startSystem = async (options: SystemOptions): Promise<System> => {
  const { ports, dataDir, buildDir, onLine } = options
  await mkdir(dataDir, { recursive: true })
  const database = await step('database', () => startDatabase(options))

  const secretsDir = path.resolve(dataDir, 'secrets')
  const secrets = await makeSecrets(secretsDir)
  const host = '127.0.0.1'
  const siteUrl = `http://${host}:${ports.site}`
  const rgsUrl = `http://${host}:${ports.rgs}`
  const pspUrl = `http://${host}:${ports.pspPage}`
  const shared = {
    DATABASE_URL: database.url,
    SECRETS_DIR: secretsDir,
    BUILD_DIR: buildDir,
    SITE_ORIGIN: siteUrl,
    RGS_ORIGIN: rgsUrl,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    DEMO: '1',
  }
  const pix = { PSP_TLS_DIR: path.join(secretsDir, 'pix') }

  const running: Running[] = []
  const start = async (name: string, env: NodeJS.ProcessEnv) => {
    const program = path.resolve('apps', name, 'src/main.ts')
    running.push(
      await step(name, () => startProcess(name, program, { ...shared, ...pix, ...env }, onLine)),
    )
  }
  const stop = async () => {
    for (const one of running.toReversed()) await one.stop()
    await database.stop()
  }

  try {
    await start('psp-sandbox', {
      PSP_PORT: String(ports.pspPage),
      PSP_API_PORT: String(ports.pspApi),
    })
    await start('server', {
      PORT: String(ports.site),
      PSP_PAGE_URL: pspUrl,
      PSP_API_URL: `https://${host}:${ports.pspApi}`,
      VENDOR_KEYS_FILE: secrets.vendorKeys,
    })
    await start('rgs', {
      PORT: String(ports.rgs),
      RGS_WALLET_URL: siteUrl,
      RGS_VENDOR_KEY_FILE: secrets.vendorKeys,
      RGS_SEALING_KEY_FILE: secrets.rgsSealing,
      GAMES_DIR: path.join(buildDir, 'games'),
    })
  } catch (error) {
    await stop()
    throw error
  }
  const broken = Promise.race(running.map((one) => one.ended.then(() => one.name)))
  return { siteUrl, pspUrl, databaseUrl: database.url, broken, stop }
}
