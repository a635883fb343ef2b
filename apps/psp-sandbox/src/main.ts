import { randomInt } from 'node:crypto'
import { endOnSignals } from '@trevo/platform/end-process.ts'
import { z } from 'zod'
import { buildPspSandbox } from './build-psp-sandbox.ts'
import { scopes } from './oauth.ts'

/**
 * Starts the sandbox from the environment and prints one JSON line once it listens. It is a
 * stand-in for a bank: it refuses to start in production.
 */
const Environment = z.object({
  DATABASE_URL: z.string().min(1),
  PSP_HOST: z.string().default('127.0.0.1'),
  PSP_PORT: z.coerce.number().int().default(3002),
  PSP_API_PORT: z.coerce.number().int().default(3003),
  PSP_TLS_DIR: z.string().default('.trevo/secrets/pix'),
  PSP_CLIENT_ID: z.string().default('trevo'),
  PSP_CLIENT_SECRET: z.string().default('sandbox-only-secret'),
  PSP_PIX_KEY: z.string().default('7d9f0335-8dcc-4054-9bf9-0dbd61d36906'),
  PSP_STRICT: z.enum(['0', '1']).default('1'),
  PSP_REFUND_MS: z.coerce.number().int().min(0).default(1_500),
  PSP_PAYOUT_MS: z.coerce.number().int().min(0).default(1_500),
  PSP_NOTICE_EVERY_MS: z.coerce.number().int().min(5).default(200),
})

if (process.env['NODE_ENV'] === 'production') {
  throw new Error('the payment sandbox moves no real money and does not run in production')
}
const environment = Environment.parse(process.env)
const sandbox = await buildPspSandbox({
  databaseUrl: environment.DATABASE_URL,
  tlsFolder: environment.PSP_TLS_DIR,
  host: environment.PSP_HOST,
  apiPort: environment.PSP_API_PORT,
  pagePort: environment.PSP_PORT,
  clients: [{ id: environment.PSP_CLIENT_ID, secret: environment.PSP_CLIENT_SECRET, scopes }],
  receiver: {
    name: 'Trevo Jogos Ltda',
    city: 'Sao Paulo',
    cnpj: '11222333000181',
    keys: [environment.PSP_PIX_KEY],
  },
  isStrict: environment.PSP_STRICT === '1',
  refundMs: environment.PSP_REFUND_MS,
  payoutMs: environment.PSP_PAYOUT_MS,
  noticeEveryMs: environment.PSP_NOTICE_EVERY_MS,
  now: () => new Date(),
  chance: () => randomInt(2 ** 32) / 2 ** 32,
  log: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(
  `${JSON.stringify({ listening: 'psp-sandbox', apiUrl: sandbox.apiUrl, pageUrl: sandbox.pageUrl })}\n`,
)

endOnSignals({ close: () => sandbox.close() })
