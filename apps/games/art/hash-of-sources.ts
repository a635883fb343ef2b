import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything a build reads, from the top of the repository. */
const sources = [
  'apps/games',
  'packages/art/src',
  'packages/fairness/src',
  'packages/game-rules/src',
  'packages/languages/src',
  'packages/money/src',
  'packages/titles/src',
  'package-lock.json',
] as const

const isSource = (path: string): boolean =>
  !path.includes('node_modules') && !path.includes('.test.')

/** SHA-256 over names and contents of all sources: equal means the last build still holds. */
export const hashOfSources = async (repository: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = source.includes('.') ? [''] : await filesUnder(join(repository, source))
    for (const file of files) {
      hash.update(`${source}/${file}\n`).update(await readFile(join(repository, source, file)))
    }
  }
  return hash.digest('hex')
}

const filesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(isSource)
    .sort()
}
