import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Pgbench = {
  readonly path: string
  readonly version: string
  readonly env: NodeJS.ProcessEnv
}

const tryRun = (path: string, env: NodeJS.ProcessEnv): Pgbench | undefined => {
  const { status, stdout } = spawnSync(path, ['--version'], { env, encoding: 'utf8' })
  return status === 0 ? { path, version: stdout.trim(), env } : undefined
}

const findInstalled = (): Pgbench | undefined => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const paths = ['pgbench', ...versions.map((version) => join(root, version, 'bin', 'pgbench'))]
  for (const path of paths) {
    const found = tryRun(path, process.env)
    if (found) return found
  }
  return undefined
}

const findUnpacked = (tools: string): Pgbench | undefined => {
  const root = join(tools, 'usr/lib/postgresql')
  if (!existsSync(root)) return undefined
  const libraries = [
    join(tools, 'usr/lib/x86_64-linux-gnu'),
    join(tools, 'usr/lib/aarch64-linux-gnu'),
  ]
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(':') }
  for (const version of readdirSync(root)) {
    const found = tryRun(join(root, version, 'bin', 'pgbench'), env)
    if (found) return found
  }
  return undefined
}

// Debian ships pgbench in the server package up to 15 and, from 16 on, still beside the server's
// programs. It is unpacked, not installed: no server is set up or started.
const fetchPackages = (tools: string): void => {
  mkdirSync(tools, { recursive: true })
  const run = (command: string, args: string[]): string =>
    execFileSync(command, args, {
      cwd: tools,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  run('apt-get', ['update', '-qq'])
  const listed = run('apt-cache', ['pkgnames', 'postgresql-'])
  const versions = [...listed.matchAll(/^postgresql-(\d+)$/gm)].map((match) => Number(match[1]))
  const version = Math.max(...versions)
  run('apt-get', ['download', `postgresql-${version}`, `postgresql-client-${version}`, 'libpq5'])
  for (const file of readdirSync(tools).filter((name) => name.endsWith('.deb'))) {
    run('dpkg', ['-x', file, '.'])
  }
}

/**
 * pgbench is not among the embedded programs. One that is installed is used; else Debian's packages
 * are fetched and unpacked below `.trevo/tools`.
 */
export const findPgbench = (tools: string): Pgbench => {
  const found = findInstalled() ?? findUnpacked(tools)
  if (found) return found
  try {
    fetchPackages(tools)
  } catch (error) {
    throw new Error(
      'pgbench is missing and could not be fetched with apt-get (Debian and Ubuntu only). ' +
        'Install it (package postgresql-contrib or postgresql-15) and run the bench again.',
      { cause: error },
    )
  }
  const fetched = findUnpacked(tools)
  if (!fetched) throw new Error(`the fetched pgbench below ${tools} does not run`)
  return fetched
}
