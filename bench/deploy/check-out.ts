import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()

export type Version = { readonly name: string; readonly folder: string; remove(): void }

/** Packages of the repository come from the version's own folder; all others are shared. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const source = join(from, name)
    if (name === '@trevo') linkPackages(source, join(to, name))
    else if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, name))
    else symlinkSync(source, join(to, name))
  }
}

/** This version, as it is in the folder. */
export const ownVersion = (): Version => ({
  name: git('rev-parse', '--short', 'HEAD'),
  folder: root,
  remove: () => undefined,
})

/** An earlier version in its own folder, ready to be started. */
export const checkOut = async (commit: string): Promise<Version> => {
  const folder = await mkdtemp(join(tmpdir(), 'trevo-version-'))
  git('worktree', 'add', '--detach', '--force', folder, commit)
  for (const place of ['', 'apps/server', 'apps/rgs']) {
    const from = join(root, place, 'node_modules')
    if (lstatSync(from, { throwIfNoEntry: false })) {
      mkdirSync(dirname(join(folder, place, 'node_modules')), { recursive: true })
      linkPackages(from, join(folder, place, 'node_modules'))
    }
  }
  return {
    name: git('rev-parse', '--short', commit),
    folder,
    remove: () => void git('worktree', 'remove', '--force', folder),
  }
}
