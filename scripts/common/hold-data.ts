import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  findLivingOwner,
  removeOwner,
  withStartLock,
  writeOwner,
} from '../../packages/database/src/embedded/owner-file.ts'

/**
 * Makes this process the only one that starts a system on the data, until it releases them or ends.
 * Returns the process id of the other one, if there already is one.
 */
export const holdData = async (
  dataDir: string,
): Promise<{ readonly release: () => Promise<void> } | { readonly heldBy: number }> => {
  const held = path.resolve(dataDir)
  await mkdir(path.dirname(held), { recursive: true })
  return withStartLock(held, async () => {
    const owner = findLivingOwner(held)
    if (owner !== undefined) return { heldBy: owner }
    await writeOwner(held)
    return { release: () => removeOwner(held) }
  })
}
