import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Codes of all titles in a folder: every subfolder that has maths. */
export const listTitleFolders = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'maths.ts')))
    .toSorted()
