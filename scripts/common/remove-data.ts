import { rm } from 'node:fs/promises'
import path from 'node:path'
import { removeEmbedded } from '../../packages/database/src/embedded.ts'

/**
 * Removes what a system keeps in a folder: its database, which lies elsewhere where the user of
 * PostgreSQL cannot enter the folder, and all else. Refuses while the database is in use.
 */
export const removeData = async (dataDir: string): Promise<void> => {
  await removeEmbedded(path.resolve(dataDir, 'postgres'))
  await rm(dataDir, { recursive: true, force: true })
}
