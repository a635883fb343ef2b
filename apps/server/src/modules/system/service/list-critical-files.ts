import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileHashes } from '../domain/compare-files.ts'

/** What decides money and play: the servers, the packages that they run, and which libraries belong to them. */
const criticalFolders = ['apps/server/src', 'apps/rgs/src'] as const
/** The list that the build leaves beside what it built. */
export const builtListName = 'critical-files.json'

/** Only builds and tests need these; an installation lacks them. */
const packagesWithout = new Set(['art', 'testkit', 'ui'])
const criticalEnds = /\.(ts|sql|json)$/
/** Images carry no tests. */
const testFile = /\.test\.ts$|\/(testing|seed)\//

const foldersOf = async (root: string): Promise<string[]> => {
  const packages = await readdir(path.join(root, 'packages'))
  return [
    ...criticalFolders,
    ...packages.filter((name) => !packagesWithout.has(name)).map((name) => `packages/${name}/src`),
  ]
}

const readAtOnce = 16

const hashFile = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

/**
 * SHA-256 of every critical file below a folder, by path from there, in order. GLI-19 §2.3.2 asks for at least 128
 * bits.
 */
export const hashCriticalFiles = async (root: string): Promise<FileHashes> => {
  const names = ['package-lock.json']
  for (const folder of await foldersOf(root)) {
    const found = await readdir(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    const files = found
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
    names.push(...files.filter((name) => criticalEnds.test(name) && !testFile.test(name)))
  }
  const hashes: Record<string, string> = {}
  const due = names.toSorted()
  while (due.length > 0) {
    const read = due.splice(0, readAtOnce)
    const found = await Promise.all(
      read.map((name) => hashFile(path.join(root, name)).catch(() => undefined)),
    )
    for (const [index, hash] of found.entries()) {
      const name = read[index]
      if (hash !== undefined && name !== undefined) hashes[name] = hash
    }
  }
  return hashes
}
