import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** To be raised when the same drawing would be encoded differently. */
const recipe = 'art-9'

/** Writes files only when their source has changed. */
export type PictureStore = {
  /** Creates `file` (a path below the folder) unless it was already made from the same `source`. */
  keep: (file: string, source: string, make: () => Promise<Buffer>) => Promise<void>
  /** Records what was made, for the next run. */
  close: () => Promise<{ made: number; kept: number }>
}

export const openPictureStore = async (folder: string): Promise<PictureStore> => {
  const ledger = join(folder, 'cache.json')
  const known: Record<string, string> = existsSync(ledger)
    ? (JSON.parse(await readFile(ledger, 'utf8')) as Record<string, string>) // written by close()
    : {}
  let made = 0
  let kept = 0

  const keep: PictureStore['keep'] = async (file, source, make) => {
    const hash = createHash('sha256').update(recipe).update(source).digest('base64url').slice(0, 16)
    if (known[file] === hash && existsSync(join(folder, file))) {
      kept++
      return
    }
    const picture = await make()
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), picture)
    known[file] = hash
    made++
  }

  const close = async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(ledger, JSON.stringify(known))
    return { made, kept }
  }

  return { keep, close }
}
