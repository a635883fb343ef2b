import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startEmbedded, type EmbeddedServer } from '@trevo/database/embedded.ts'
import { makeSecrets } from '../../scripts/common/make-secrets.ts'
import { startProcess } from '../../scripts/common/start-process.ts'

/** One copy of the server. */
export type Copy = {
  /** Address of its live socket. */
  readonly socketUrl: string
  memoryMb(): number
  /** Ends it at once, as when its machine is lost. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The memory used by a process. */
const memoryMbOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}

/** A database, and a function that starts copies of the server on it. */
export const openCopies = async (folder: string, nodeOptions: string) => {
  const secretsDir = join(folder, 'secrets')
  const secrets = await makeSecrets(secretsDir)
  const database: EmbeddedServer = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const start = async (port: number): Promise<Copy> => {
    const running = await startProcess(
      'server',
      resolve(import.meta.dirname, '../../apps/server/src/main.ts'),
      {
        DATABASE_URL: database.url,
        SECRETS_DIR: secretsDir,
        VENDOR_KEYS_FILE: secrets.vendorKeys,
        BUILD_DIR: join(folder, 'nothing-built'),
        PORT: String(port),
        OPS_PORT: '0',
        DEMO: '1',
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '127.0.0.1',
        NODE_OPTIONS: nodeOptions,
      },
      (line) => {
        if (line.startsWith('{')) console.log(line)
      },
    )
    return {
      socketUrl: `ws://127.0.0.1:${port}`,
      memoryMb: () => memoryMbOf(running.pid),
      kill: async () => {
        process.kill(running.pid, 'SIGKILL')
        await running.ended
      },
      stop: running.stop,
    }
  }
  return { database, start }
}
