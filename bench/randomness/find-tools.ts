import { join } from 'node:path'
import { findTool, readCommand, type Tool } from '../tools/find-tool.ts'

/** A Debian package and its dependencies, except the C library. */
const withNeeds = (names: readonly string[], known: readonly string[] = []): string[] => {
  const found = [...known]
  for (const name of names) {
    if (found.includes(name) || name === 'libc6') continue
    found.push(name)
    const listed = readCommand('apt-cache', ['depends', name])
    const needs = [...listed.matchAll(/^ *Depends: ([\w.+-]+)$/gm)].map((match) => match[1] ?? '')
    found.splice(0, found.length, ...withNeeds(needs, found))
  }
  return found
}

const below = (root: string, name: string): string[] => [join(root, 'usr/bin', name)]

/** The battery of tests of R. G. Brown. @throws as findTool */
export const findDieharder = (root: string): Tool =>
  findTool(
    {
      debian: 'dieharder',
      name: '#=============================================================================#',
      versionOption: '-h',
      installed: ['dieharder'],
      packages: () => withNeeds(['dieharder']),
      unpacked: (folder) => below(folder, 'dieharder'),
    },
    join(root, 'dieharder'),
  )

/** The entropy test of J. Walker. @throws as findTool */
export const findEnt = (root: string): Tool =>
  findTool(
    {
      name: 'ent',
      debian: 'ent',
      versionOption: '-u',
      installed: ['ent'],
      packages: () => withNeeds(['ent']),
      unpacked: (folder) => below(folder, 'ent'),
    },
    join(root, 'ent'),
  )
