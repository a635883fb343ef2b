import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findTool, readCommand, type Tool } from '../tools/find-tool.ts'

const versionsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []

const below = (root: string): string[] => {
  const folder = join(root, 'usr/lib/postgresql')
  return versionsIn(folder).map((version) => join(folder, version, 'bin', 'pgbench'))
}

// Debian ships pgbench in the server package up to version 15 and, from 16 on, still next to the server's
// programs.
const listPackages = (): string[] => {
  const listed = readCommand('apt-cache', ['pkgnames', 'postgresql-'])
  const versions = [...listed.matchAll(/^postgresql-(\d+)$/gm)].map((match) => Number(match[1]))
  const version = Math.max(...versions)
  return [`postgresql-${version}`, `postgresql-client-${version}`, 'libpq5']
}

/** pgbench, which is not among the embedded programs. @throws as findTool */
export const findPgbench = (root: string): Tool =>
  findTool(
    {
      name: 'pgbench',
      debian: 'postgresql',
      versionOption: '--version',
      installed: ['pgbench', ...below('/')],
      packages: listPackages,
      unpacked: below,
    },
    root,
  )
