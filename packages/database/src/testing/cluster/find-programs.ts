import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Programs of a cluster, with the Debian package that provides each. */
const packageOf = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  'nats-server': 'nats-server',
} as const
type ProgramName = keyof typeof packageOf

export type Programs = Readonly<Record<ProgramName, string>> & {
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string
}

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin']
const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** The folder of PostgreSQL’s programs as Debian installs them. */
export const findPostgres = (): string | undefined =>
  ['18', '17', '16', '15']
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(join(folder, 'pg_ctl')))

/** Patroni talks to etcd through a package that Debian only suggests. */
const knowsEtcd = (): boolean =>
  spawnSync('/usr/bin/python3', ['-c', 'import etcd, psycopg2']).status === 0

/** All programs of a cluster, or the packages that are missing here. */
export const findPrograms = (): Programs | { readonly missing: readonly string[] } => {
  const found: Record<string, string> = {}
  const missing: string[] = []
  for (const [name, debian] of Object.entries(packageOf)) {
    const path = find(name)
    if (path) found[name] = path
    else missing.push(debian)
  }
  const postgres = findPostgres()
  if (!postgres) missing.push('postgresql')
  if (!knowsEtcd()) missing.push('python3-etcd', 'python3-psycopg2')
  if (missing.length > 0) return { missing }
  return { ...found, postgres } as Programs // each was found above
}
