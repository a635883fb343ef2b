import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../embedded/postmaster-file.ts'
import { removeEmbedded } from '../embedded.ts'

const prefix = 'trevo-test-'

/** Linux keeps the files of this folder in memory. */
export const memoryFolder = '/dev/shm'

/** The name of the folders of this run. */
export const ownRunName = (): string => `${prefix}${process.pid}`

/** Deletes what runs have left behind whose process is gone: their servers' data and their folders. */
export const removeLeftRuns = async (): Promise<void> => {
  for (const parent of [tmpdir(), memoryFolder]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const pid = Number(/^trevo-test-(\d+)$/.exec(name)?.[1])
      if (!pid || isAlive(pid)) continue
      await removeEmbedded(join(parent, name, 'data')).catch(() => undefined)
      // One of another user's stays.
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 10 }).catch(
        () => undefined,
      )
    }
  }
}
