import { rm } from 'node:fs/promises'
import path from 'node:path'
import { removeEmbedded } from '../../packages/database/src/embedded.ts'

/**
 * Removes a system's data from a folder: its database, which is elsewhere if the PostgreSQL user
 * cannot enter the folder, and everything else. Refuses while the database is in use.
 */
export const removeData = async (dataDir: string): Promise<void> => {
  await removeEmbedded(path.resolve(dataDir, 'postgres'))
  await rm(dataDir, { recursive: true, force: true })
}
