import { listOf, Port, serverEnvironment } from '@trevo/platform/environment.ts'
import { z } from 'zod'

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])
/** Browsers reach every name below `localhost` on this machine. */
const isLoopback = (host: string): boolean => loopback.has(host) || host.endsWith('.localhost')

/** A cookie crosses no network in plain. */
const isSafeOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  if (url?.origin !== text) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** Addresses of operators, of a brand each. */
const BrandOrigins = z
  .string()
  .default('')
  .transform((text) =>
    listOf(text).map((entry) => {
      const [merchant = '', ...rest] = entry.split('=')
      return { merchant, origin: rest.join('=') }
    }),
  )
  .refine(
    (places) => places.every(({ merchant, origin }) => merchant !== '' && isSafeOrigin(origin)),
    'of <merchant>=<origin>, with commas; origins as of OPS_ORIGIN',
  )

const Environment = z.object({
  ...serverEnvironment,
  /** Servers of NATS, separated by commas; without them copies talk through the database. */
  NATS_URL: z.string().optional(),
  PORT: Port.default(3000),
  /** The operators' listener, separate from the players'; by default four ports above PORT. */
  OPS_PORT: Port.optional(),
  OPS_HOST: z.string().default('127.0.0.1'),
  /** Where browsers of operators reach that; without it the loopback address it listens at. */
  OPS_ORIGIN: z
    .url()
    .refine(isSafeOrigin, 'an origin of https, or of http on this machine')
    .optional(),
  /** Addresses at which browsers of operators reach one brand alone, as `<merchant>=<origin>`, with commas. */
  OPS_BRAND_ORIGINS: BrandOrigins,
  /** This copy's roles: HTTP with the live socket, only the live socket, or jobs. */
  ROLES: z
    .string()
    .regex(/^(web|live|worker)(,(web|live|worker))*$/, 'of web, live and worker, with commas')
    .default('web,worker'),
  /** Networks that may read metrics besides this machine, such as `10.0.0.0/8`, with commas. */
  METRICS_FROM: z.string().default(''),
  /** Where browsers reach the game server. */
  RGS_ORIGIN: z.url().default('http://127.0.0.1:3001'),
  /** Key set of the in-house game server, in the wallet protocol's format. */
  VENDOR_KEYS_FILE: z.string().optional(),
  /** Further vendors: protocol, keys and addresses of each, as JSON. */
  VENDORS_FILE: z.string().optional(),
  /** Vendors that keep a wallet for each player: codes, addresses and keys, as JSON. */
  TRANSFER_VENDORS_FILE: z.string().optional(),
  /** Where SIGAP takes files (`packages/sigap-schemas`); without it they stay queued. */
  SIGAP_URL: z.url().optional(),
  /** Folder of the companies’ e-CNPJ: `<cnpj>.pem` and `<cnpj>.key`; by default `sigap` in SECRETS_DIR. */
  SIGAP_KEYS_DIR: z.string().optional(),
  /** Parties that are asked who somebody is and where, as JSON (docs/checks-protocol.md). */
  CHECKS_FILE: z.string().optional(),
  /** Folder of secrets made at first start: sealing keys, vendor keys, certificates. */
  SECRETS_DIR: z.string().default('.trevo/secrets'),
  /** Folder of the signed ends of the audit, outside of the database. */
  AUDIT_HEADS_DIR: z.string().default('.trevo/audit-heads'),
  /** Folder of pictures that members hand over; nothing serves it. */
  PICTURES_DIR: z.string().default('.trevo/pictures'),
  /** Instead of the folder: a bucket of any S3-compatible store, `https://<host>/<bucket>`. */
  PICTURES_S3_URL: z.url().optional(),
  PICTURES_S3_REGION: z.string().default('auto'),
  PICTURES_S3_KEY_ID: z.string().optional(),
  PICTURES_S3_SECRET: z.string().optional(),
  /** Who answers a live chat: our own page, a page with Chatwoot's widget, or a desk that checks a signature. */
  CHAT_DESK: z.enum(['own', 'chatwoot', 'signed']).default('own'),
  CHAT_DESK_URL: z.url().optional(),
  CHAT_DESK_KEY: z.string().min(16).optional(),
  /** Folder of the built site, art and fonts. */
  BUILD_DIR: z.string().default('.trevo'),
  /** `1` only for the demo brand: prints demo accounts, shows the outbox. */
  DEMO: z.enum(['0', '1']).default('0'),
  /** `1`: the demo has a second brand, under the rules of Brazil. */
  DEMO_BRAZIL: z.enum(['0', '1']).default('0'),
  /** With it, the demo brand has members played by programs; the file holds their password. */
  DEMO_LIFE_PASSWORD_FILE: z.string().optional(),
  /** MaxMind-format file with the country of each address. */
  COUNTRY_FILE: z.string().optional(),
  /** Without a file: the header in which a trusted proxy sends the country, such as `cf-ipcountry`. */
  COUNTRY_HEADER: z.string().default(''),
  /** Central register of those who may not bet; without it the demo's sandbox, or none. */
  REGISTER_URL: z.url().optional(),
  /** Its public key, Ed25519 as PEM. */
  REGISTER_KEY_FILE: z.string().optional(),
  /** Port of the sandbox of that register, whose page shows its rules; any free one by default. */
  REGISTER_SANDBOX_PORT: Port.default(0),
  /** Keys of the phone-auth service's id tokens. */
  FIREBASE_KEYS_URL: z
    .url()
    .default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
  /** How many times faster the demo's own leagues play; read when they are first made. */
  SPORTS_SPEED: z.coerce.number().int().min(1).max(40).default(1),
  /** How often matches under way are polled, in milliseconds. */
  SPORTS_POLL_MS: z.coerce.number().int().min(50).max(5_000).default(250),
  /** Requests a minute and address before `too_many_requests`. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().default(1_200),
  /** A request that has not arrived completely after this time is cut off. */
  REQUEST_SECONDS_MAX: z.coerce.number().min(1).default(30),
  /** Most hashes that a challenge of the human verification takes. */
  HUMAN_CHALLENGE_MAX: z.coerce.number().int().default(50_000),
})

export type Config = z.infer<typeof Environment> & {
  readonly roles: ReadonlySet<string>
  readonly OPS_PORT: number
}

const isOnce = (list: readonly string[]): boolean => new Set(list).size === list.length

/** Cookies do not tell the ports of a host apart, and one name of the cookie holds for all addresses. */
const requireSeparateOrigins = ({
  OPS_ORIGIN = 'http://127.0.0.1',
  OPS_BRAND_ORIGINS,
}: z.infer<typeof Environment>): void => {
  const origins = [OPS_ORIGIN, ...OPS_BRAND_ORIGINS.map(({ origin }) => origin)]
  const urls = origins.map((origin) => new URL(origin))
  const isApart =
    isOnce(OPS_BRAND_ORIGINS.map(({ merchant }) => merchant)) &&
    isOnce(urls.map(({ hostname }) => hostname)) &&
    new Set(urls.map(({ protocol }) => protocol)).size === 1
  if (!isApart)
    throw new Error('OPS_BRAND_ORIGINS: each brand and host once, all https or all on this machine')
}

const opsPortAbove = 4
/** Port 0 is any free port, here too. */
const opsPortOf = (port: number): number => (port === 0 ? 0 : port + opsPortAbove)

/** Reads and checks the environment; throws with the names of wrong variables. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = Environment.parse(environment)
  requireSeparateOrigins(parsed)
  return {
    ...parsed,
    OPS_PORT: parsed.OPS_PORT ?? opsPortOf(parsed.PORT),
    roles: new Set(parsed.ROLES.split(',')),
  }
}
