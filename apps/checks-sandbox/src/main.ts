import { endOnSignals } from '@trevo/platform/end-process.ts'
import { z } from 'zod'
import { buildChecksSandbox } from './build-checks-sandbox.ts'

/** Starts the sandbox from the environment and prints one JSON line once it listens. */
const Environment = z.object({
  CHECKS_HOST: z.string().default('127.0.0.1'),
  CHECKS_PORT: z.coerce.number().int().default(3006),
  CHECKS_FILE: z.string().default('.trevo/secrets/checks.json'),
  SIGAP_KEYS_DIR: z.string().default('.trevo/secrets/sigap'),
  /** `<name>:<CNPJ>` of each company that reports, with commas. */
  SIGAP_COMPANIES: z.string().default('Trevo Apostas do Brasil Ltda:44556677000186'),
})

if (process.env['NODE_ENV'] === 'production') {
  throw new Error('the checks sandbox verifies nobody and does not run in production')
}
const environment = Environment.parse(process.env)
const sandbox = await buildChecksSandbox({
  host: environment.CHECKS_HOST,
  port: environment.CHECKS_PORT,
  partiesFile: environment.CHECKS_FILE,
  certificates: {
    folder: environment.SIGAP_KEYS_DIR,
    companies: environment.SIGAP_COMPANIES.split(',').map((one) => {
      const [name = '', cnpj = ''] = one.split(':')
      return { name, cnpj }
    }),
  },
  now: () => new Date(),
})
process.stdout.write(`${JSON.stringify({ listening: 'checks-sandbox', url: sandbox.url })}\n`)

endOnSignals({ close: () => sandbox.close() })
