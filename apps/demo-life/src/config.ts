import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Environment = z.object({
  /** Origin of the platform, and the brand whose members play. */
  SITE_ORIGIN: z.url(),
  RGS_ORIGIN: z.url(),
  /** Where operators sign in; without it none of the demo's asks for a second yes. */
  DEMO_LIFE_OPS_ORIGIN: z.url().optional(),
  DEMO_LIFE_MERCHANT: z.string().default('trevo'),
  /** Merchant and origin of the brand under the rules of Brazil, as `trevobr=http://br.localhost:3000`. */
  DEMO_LIFE_BRAZIL: z
    .string()
    .regex(/^[^=]+=https?:\/\/[^/]+$/)
    .optional(),
  /** Holds the password that the platform gave the demo's own members. */
  DEMO_LIFE_PASSWORD_FILE: z.string(),
  /** Keys of the game server's calls, for a credit that the platform cannot place; without them there is none. */
  VENDOR_KEYS_FILE: z.string().optional(),
  /** Keeps the round counts across restarts. */
  DEMO_LIFE_COUNT_FILE: z.string(),
  /** The most rounds in one day (in Brazil); members pause until the next day. */
  DEMO_LIFE_ROUNDS_A_DAY: z.coerce.number().int().min(0).default(5_000),
  /** The most rounds in total: a demo that is left alone stops growing. */
  DEMO_LIFE_ROUNDS_IN_ALL: z.coerce.number().int().min(0).default(150_000),
  /** The same of bets in rooms that all players share. */
  DEMO_LIFE_ROOM_BETS_A_DAY: z.coerce.number().int().min(0).default(20_000),
  DEMO_LIFE_ROOM_BETS_IN_ALL: z.coerce.number().int().min(0).default(250_000),
})

export type Config = {
  readonly siteUrl: string
  readonly rgsUrl: string
  readonly opsUrl: string | undefined
  readonly merchant: string
  readonly brazil: { readonly merchant: string; readonly siteUrl: string } | undefined
  readonly password: string
  readonly vendorKeysFile: string | undefined
  readonly countFile: string
  readonly dayMax: number
  readonly allMax: number
  readonly roomCountFile: string
  readonly roomDayMax: number
  readonly roomAllMax: number
}

const brazilOf = (named: string | undefined): Config['brazil'] => {
  const [merchant, siteUrl] = named?.split('=') ?? []
  return merchant !== undefined && siteUrl !== undefined ? { merchant, siteUrl } : undefined
}

/** Reads and checks the environment. Throws in production and outside a demo server. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  if (environment['NODE_ENV'] === 'production' || environment['DEMO'] !== '1') {
    throw new Error('members play on their own in the demo brand of a server with DEMO=1 only')
  }
  const env = Environment.parse(environment)
  return {
    siteUrl: env.SITE_ORIGIN,
    rgsUrl: env.RGS_ORIGIN,
    opsUrl: env.DEMO_LIFE_OPS_ORIGIN,
    merchant: env.DEMO_LIFE_MERCHANT,
    brazil: brazilOf(env.DEMO_LIFE_BRAZIL),
    password: readFileSync(env.DEMO_LIFE_PASSWORD_FILE, 'utf8').trim(),
    vendorKeysFile: env.VENDOR_KEYS_FILE,
    countFile: env.DEMO_LIFE_COUNT_FILE,
    dayMax: env.DEMO_LIFE_ROUNDS_A_DAY,
    allMax: env.DEMO_LIFE_ROUNDS_IN_ALL,
    roomCountFile: env.DEMO_LIFE_COUNT_FILE.replace(/(\.json)?$/, '-rooms.json'),
    roomDayMax: env.DEMO_LIFE_ROOM_BETS_A_DAY,
    roomAllMax: env.DEMO_LIFE_ROOM_BETS_IN_ALL,
  }
}
