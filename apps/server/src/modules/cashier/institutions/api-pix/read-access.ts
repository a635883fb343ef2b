import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { TlsFiles } from './client.ts'

/** The defaults of `apps/psp-sandbox`, for the demo brand on one machine only. */
const sandboxDefaults = {
  PSP_CLIENT_ID: 'trevo',
  PSP_CLIENT_SECRET: 'sandbox-only-secret',
  PSP_PIX_KEY: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
}

const Environment = z.object({
  /** API Pix of the institution. Without it this copy accepts no deposits. */
  PSP_API_URL: z.url({ protocol: /^https$/ }).optional(),
  /** `authority.crt`, and certificate and key of `merchant-api` and `merchant-webhook`. */
  PSP_TLS_DIR: z.string().default('.trevo/secrets/pix'),
  PSP_CLIENT_ID: z.string().min(1),
  PSP_CLIENT_SECRET: z.string().min(1),
  PSP_PIX_KEY: z.string().min(1).max(77),
  PSP_TIMEOUT_MS: z.coerce.number().int().min(100).default(8_000),
  PSP_POLL_EVERY_MS: z.coerce.number().int().min(100).default(15_000),
  /** Where the webhook listens; port 0 takes a free one. */
  PSP_WEBHOOK_HOST: z.string().default('127.0.0.1'),
  PSP_WEBHOOK_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** The webhook's address for the institution, if it differs from the listening address. */
  PSP_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Common name of the institution's client certificate. */
  PSP_WEBHOOK_CALLER: z.string().default('institution-webhook'),
})

export type PixAccess = {
  readonly apiUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly pixKey: string
  readonly timeoutMs: number
  readonly pollEveryMs: number
  readonly apiTls: TlsFiles
  readonly webhook: {
    readonly host: string
    readonly port: number
    readonly publicUrl: string | undefined
    readonly callerName: string
    readonly tls: TlsFiles
  }
}

const readTls = async (folder: string, role: string): Promise<TlsFiles> => {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  return {
    ca: await read('authority.crt'),
    cert: await read(`${role}.crt`),
    key: await read(`${role}.key`),
  }
}

/**
 * Reads the settings of the institution; undefined if none is configured. Outside the demo brand every secret must
 * be set, and plain HTTP is never accepted. @throws if a variable is wrong or a certificate is missing.
 */
export const readPixAccess = async (
  environment: NodeJS.ProcessEnv,
  isDemo: boolean,
): Promise<PixAccess | undefined> => {
  if (!environment['PSP_API_URL']) return undefined
  const given = isDemo ? { ...sandboxDefaults, ...environment } : environment
  const parsed = Environment.parse(given)
  if (!isDemo && parsed.PSP_CLIENT_SECRET === sandboxDefaults.PSP_CLIENT_SECRET) {
    throw new Error('PSP_CLIENT_SECRET is the sandbox’s own')
  }
  return {
    apiUrl: environment['PSP_API_URL'],
    clientId: parsed.PSP_CLIENT_ID,
    clientSecret: parsed.PSP_CLIENT_SECRET,
    pixKey: parsed.PSP_PIX_KEY,
    timeoutMs: parsed.PSP_TIMEOUT_MS,
    pollEveryMs: parsed.PSP_POLL_EVERY_MS,
    apiTls: await readTls(parsed.PSP_TLS_DIR, 'merchant-api'),
    webhook: {
      host: parsed.PSP_WEBHOOK_HOST,
      port: parsed.PSP_WEBHOOK_PORT,
      publicUrl: parsed.PSP_WEBHOOK_URL,
      callerName: parsed.PSP_WEBHOOK_CALLER,
      tls: await readTls(parsed.PSP_TLS_DIR, 'merchant-webhook'),
    },
  }
}
