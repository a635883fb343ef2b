import { mkdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../embedded.ts'
import { memoryFolder, ownRunName, removeLeftRuns } from './remove-left-runs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Deleted after the run, with what its files put there. */
    runFolder: string
  }
}

// A database has about 2,500 files: cloning one in memory takes a fifth of the processor time that it takes on
// a disk, without any waiting.
const tmpfsType = 0x01021994
const spaceMinBytes = 3_000_000_000
const memoryMinBytes = 6_000_000_000

const hasMemory = async (): Promise<boolean> => {
  const found = await statfs(memoryFolder).catch(() => undefined)
  if (found?.type !== tmpfsType || found.bavail * found.bsize < spaceMinBytes) return false
  return process.availableMemory() >= memoryMinBytes
}

/** Vitest's globalSetup: one PostgreSQL for the whole run, deleted at its end. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await removeLeftRuns()
  const isInMemory = await hasMemory()
  const name = ownRunName()
  const folder = join(tmpdir(), name)
  const dataFolder = isInMemory ? join(memoryFolder, name) : folder
  await mkdir(folder, { recursive: true })
  // Programs started by tests compile the same modules again and again, which is half of their start.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled')
  const server = await startEmbedded({
    dataDir: join(dataFolder, 'data'),
    settings: {
      shared_buffers: '128MB',
      min_wal_size: '128MB',
      max_wal_size: '512MB',
      max_connections: '300',
      // Deleted at the end, so nothing has to survive a crash. Tests of crashes start their own server.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Databases live for seconds, so vacuuming them is a waste.
      autovacuum: 'off',
      bgwriter_lru_maxpages: '0',
      // Queries in tests read few rows, in memory: parallel workers cost more.
      max_parallel_workers_per_gather: '0',
      io_method: 'sync',
      wal_level: 'minimal',
      max_wal_senders: '0',
    },
  })
  project.provide('databaseUrl', server.url)
  project.provide('runFolder', folder)
  return async () => {
    await server.stop()
    for (const one of new Set([folder, dataFolder])) {
      await rm(one, { recursive: true, force: true, maxRetries: 10 })
    }
  }
}
