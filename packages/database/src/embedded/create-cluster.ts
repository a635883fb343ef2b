import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import type { RunAs } from './run-as.ts'
import { spawnBound } from './spawn-bound.ts'

export const superuser = 'trevo'
const passwordFile = 'trevo.password'

const giveTo = async (path: string, runAs: RunAs): Promise<void> => {
  if (runAs) await chown(path, runAs.uid, runAs.gid)
}

const hasGroups = process.platform !== 'win32'

const endGroup = (child: ChildProcess): void => {
  if (!hasGroups || child.pid === undefined) return void child.kill()
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has just ended by itself.
  }
}

type Making = { readonly runAs: RunAs; readonly signal?: AbortSignal | undefined }

/** Resolves or rejects once the program has ended, also if the signal ends it. */
const runInitdb = (binary: string, args: string[], { runAs, signal }: Making): Promise<void> =>
  new Promise((resolve, reject) => {
    const order = { program: binary, args, runAs, cwd: '/', endsBy: 'SIGTERM' } as const
    const child = spawnBound({ ...order, output: 'pipe' })
    let said = ''
    child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', reject)
    const end = () => endGroup(child)
    signal?.addEventListener('abort', end)
    child.on('exit', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) return reject(signal.reason)
      return code === 0
        ? resolve()
        : reject(new Error(`initdb failed (${code}): ${said.slice(-2000)}`))
    })
  })

/**
 * Creates an empty cluster unless one exists. It is built in another folder and renamed at the end, so
 * an interrupted start leaves nothing half made behind.
 */
export const createCluster = async (
  dataDir: string,
  { initdb }: Binaries,
  making: Making,
): Promise<void> => {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  const { runAs, signal } = making
  signal?.throwIfAborted()
  const building = `${dataDir}.building`
  await mkdir(dirname(dataDir), { recursive: true })
  await rm(building, { recursive: true, force: true })
  await mkdir(building, { mode: 0o700 })
  await giveTo(building, runAs)

  const password = randomBytes(24).toString('base64url')
  const secret = `${building}.secret`
  await writeFile(secret, password, { mode: 0o600 })
  await giveTo(secret, runAs)
  try {
    await runInitdb(
      initdb,
      [
        `--pgdata=${building}`,
        `--username=${superuser}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--auth=scram-sha-256',
        `--pwfile=${secret}`,
      ],
      making,
    )
    await rename(secret, join(building, passwordFile))
    await rm(dataDir, { recursive: true, force: true })
    await rename(building, dataDir)
    await chmod(dataDir, 0o700)
  } finally {
    await rm(secret, { force: true })
    await rm(building, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
}

export const readPassword = (dataDir: string): Promise<string> =>
  readFile(join(dataDir, passwordFile), 'utf8')
