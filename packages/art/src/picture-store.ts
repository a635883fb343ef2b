import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Raised when the same drawing would be encoded differently. */
const recipe = 'art-7'

/** Writes files whose source did not change only once. */
export type PictureStore = {
  /**
   * Makes `files` (paths below the folder) by `make` unless they were made from the same `source`
   * before. `make` answers one buffer per file.
   */
  keep: (
    files: readonly string[],
    source: string,
    make: () => Promise<readonly Buffer[]>,
  ) => Promise<void>
  /** Writes down what was made, for the next run. */
  close: () => Promise<{ made: number; kept: number }>
}

export const openPictureStore = async (folder: string): Promise<PictureStore> => {
  const ledger = join(folder, 'cache.json')
  const known: Record<string, string> = existsSync(ledger)
    ? (JSON.parse(await readFile(ledger, 'utf8')) as Record<string, string>) // written by close()
    : {}
  let made = 0
  let kept = 0

  const keep: PictureStore['keep'] = async (files, source, make) => {
    const hash = createHash('sha256').update(recipe).update(source).digest('base64url').slice(0, 16)
    if (files.every((file) => known[file] === hash && existsSync(join(folder, file)))) {
      kept += files.length
      return
    }
    const buffers = await make()
    for (const [index, file] of files.entries()) {
      const buffer = buffers[index]
      if (!buffer) throw new Error(`Nothing was made for ${file}.`)
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), buffer)
      known[file] = hash
      made++
    }
  }

  const close = async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(ledger, JSON.stringify(known))
    return { made, kept }
  }

  return { keep, close }
}
