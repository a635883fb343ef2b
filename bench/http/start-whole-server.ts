import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { removeEmbedded, startEmbedded } from '@trevo/database/embedded.ts'
import { makeSecrets } from '../../scripts/common/make-secrets.ts'
import { startProcess } from '../../scripts/common/start-process.ts'

type WholeServer = {
  /** Process id of the server. */
  readonly pid: number
  readonly database: { readonly url: string; readonly pid: number }
  /** Ends the server alone. */
  stopServer(): Promise<void>
  /** Ends the server, then the database. */
  stop(): Promise<void>
}

type Options = {
  /** Emptied first; used by this server only. */
  readonly dataDir: string
  readonly port: number
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * The whole server in a separate process, with the demo's data in its own database. A request has its
 * source address in `X-Forwarded-For`.
 */
export const startWholeServer = async ({
  dataDir,
  port,
  environment = {},
}: Options): Promise<WholeServer> => {
  await removeEmbedded(resolve(dataDir, 'postgres'))
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const database = await startEmbedded({ dataDir: resolve(dataDir, 'postgres') })
  const secretsDir = resolve(dataDir, 'secrets')
  const { vendorKeys } = await makeSecrets(secretsDir)
  const server = await startProcess(
    'server',
    resolve(import.meta.dirname, '../../apps/server/src/main.ts'),
    {
      DATABASE_URL: database.url,
      SECRETS_DIR: secretsDir,
      VENDOR_KEYS_FILE: vendorKeys,
      BUILD_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DEMO: '1',
      // A build in this process sets another.
      NODE_ENV: 'development',
      TRUSTED_PROXIES: '127.0.0.1',
      HUMAN_CHALLENGE_MAX: '60',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
    () => undefined,
  )
  return {
    pid: server.pid,
    database,
    stopServer: () => server.stop(),
    stop: async () => {
      await server.stop()
      await database.stop()
    },
  }
}
