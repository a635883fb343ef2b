import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SourceFile } from './read-code.ts'

const sourcePattern = /^(apps|packages|bench|scripts|tools|e2e)\/.*\.tsx?$/
const leftOut = new Set(['node_modules', '.trevo', 'dist', '.git'])

/** Every TypeScript file below a folder that contains a tree of this project, sorted by name. */
export const readTree = (root: string): SourceFile[] => {
  const found: SourceFile[] = []
  const visit = (folder: string): void => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const own = path.posix.join(folder, entry.name)
      if (entry.isDirectory() && !leftOut.has(entry.name)) visit(own)
      if (entry.isFile() && sourcePattern.test(own)) {
        found.push({ path: own, text: readFileSync(path.join(root, own), 'utf8') })
      }
    }
  }
  visit('')
  return found
}

/** The same for a commit, from a temporary folder. */
export const readCommit = (root: string, commit: string): SourceFile[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trevo-graph-'))
  try {
    const archive = path.join(folder, 'tree.tar')
    execFileSync('git', ['archive', `--output=${archive}`, commit], { cwd: root })
    execFileSync('tar', ['-xf', archive, '-C', folder])
    return readTree(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
