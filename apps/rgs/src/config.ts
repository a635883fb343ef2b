import { listOf, Port, serverEnvironment, valueOrFile } from '@trevo/platform/environment.ts'
import { openKeys, type VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { z } from 'zod'

const Environment = z.object({
  ...serverEnvironment,
  PORT: Port.default(3001),
  /** Where `/metrics` is read; 0 takes a free port and logs it. */
  METRICS_PORT: Port.default(0),
  /** The address on which metrics are served. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Origins of other brands' sites, which frame the games too. */
  BRAND_ORIGINS: z.string().default(''),
  /** Origin of the platform's wallet. */
  RGS_WALLET_URL: z.url().default('http://127.0.0.1:3000'),
  /** Key set as JSON (`StoredKeys` of vendor-kit), or the file that holds it. */
  RGS_VENDOR_KEY: z.string().optional(),
  RGS_VENDOR_KEY_FILE: z.string().optional(),
  /** 32 bytes, base64: seals server seeds and wallet tokens; or the file that holds them. */
  RGS_SEALING_KEY: z.string().optional(),
  RGS_SEALING_KEY_FILE: z.string().optional(),
  /** After this time without an action, a round with several steps is played on by its published rule. */
  RGS_STEP_TIMEOUT_HOURS: z.coerce.number().min(0.01).max(720).default(24),
  /** Folder of the built game clients. */
  GAMES_DIR: z.string().default('.trevo/games'),
})

export type RgsConfig = {
  readonly databaseUrl: string
  readonly port: number
  readonly host: string
  readonly metricsPort: number
  readonly metricsHost: string
  readonly drainMs: number
  readonly logLevel: string
  readonly walletUrl: string
  readonly keys: VendorKeys
  readonly sealingKey: Buffer
  readonly stepTimeoutMs: number
  /** The origins that may frame the games. */
  readonly siteOrigin: string
  readonly brandOrigins: readonly string[]
  readonly gamesDir: string
  readonly trustedProxies: readonly string[]
}

/** Reads and checks the environment. Throws with the names of wrong or missing variables. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): RgsConfig => {
  const env = Environment.parse(environment)
  const { RGS_VENDOR_KEY, RGS_VENDOR_KEY_FILE, RGS_SEALING_KEY, RGS_SEALING_KEY_FILE } = env
  const keys: unknown = JSON.parse(
    valueOrFile('RGS_VENDOR_KEY', RGS_VENDOR_KEY, RGS_VENDOR_KEY_FILE),
  )
  const sealingKey = valueOrFile('RGS_SEALING_KEY', RGS_SEALING_KEY, RGS_SEALING_KEY_FILE)
  return {
    databaseUrl: env.DATABASE_URL,
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    drainMs: env.DRAIN_SECONDS * 1_000,
    logLevel: env.LOG_LEVEL,
    walletUrl: env.RGS_WALLET_URL,
    keys: openKeys(keys, 'vendor'),
    sealingKey: Buffer.from(sealingKey, 'base64'),
    stepTimeoutMs: env.RGS_STEP_TIMEOUT_HOURS * 3_600_000,
    siteOrigin: new URL(env.SITE_ORIGIN).origin,
    brandOrigins: listOf(env.BRAND_ORIGINS).map((one) => new URL(one).origin),
    gamesDir: env.GAMES_DIR,
    trustedProxies: listOf(env.TRUSTED_PROXIES),
  }
}
