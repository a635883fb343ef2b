import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../embedded/postmaster-file.ts'
import { startEmbedded } from '../embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Thrown away after the run, with what its files put there. */
    runFolder: string
  }
}

const prefix = 'trevo-test-'

// Runs that were killed left their folders; their servers end with the next line or are long gone.
const removeLeftovers = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^trevo-test-(\d+)$/.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await startEmbedded({ dataDir: join(tmpdir(), name, 'data') })
      .then((server) => server.stop())
      .catch(() => undefined)
    await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** Vitest's globalSetup: one PostgreSQL for the whole run, thrown away at its end. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await removeLeftovers()
  const folder = join(tmpdir(), `${prefix}${process.pid}`)
  // Programs that tests start compile the same modules again and again: half of their start.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled')
  const server = await startEmbedded({
    dataDir: join(folder, 'data'),
    settings: {
      shared_buffers: '128MB',
      min_wal_size: '128MB',
      max_connections: '300',
      // Thrown away at the end: nothing has to survive a crash. Tests of crashes start their own server.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    },
  })
  project.provide('databaseUrl', server.url)
  project.provide('runFolder', folder)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
