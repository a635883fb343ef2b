import { chooseRunAs } from '@trevo/database/embedded/run-as.ts'
import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)
const endsWithinMs = 60_000

export type ArchivedServer = {
  readonly url: string
  /** Starts it, with an empty database. */
  begin(): Promise<void>
  ask(statement: string): Promise<Readonly<Record<string, unknown>>[]>
  takeBaseBackup(): Promise<void>
  /** SIGKILL, and deletes all its data. Returns how many segments of its log the archive holds. */
  lose(): Promise<number>
  /** Restores base backup and archive, up to a moment, in place of what was lost. */
  restoreTo(moment: string): Promise<void>
  stop(): Promise<void>
}

type Program = (name: string, args: string[]) => Promise<unknown>
type Folders = { readonly data: string; readonly base: string; readonly archive: string }

/** Creates its data directory, set up to archive its log into a folder. */
const createData = async (
  { data, archive }: Folders,
  { program, folder, port }: { program: Program; folder: string; port: number },
): Promise<void> => {
  await program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-k'])
  await appendFile(
    join(data, 'postgresql.conf'),
    `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
port = ${port}
wal_level = replica
max_connections = 100
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'
jit = off
`,
  )
}

/** Puts the base backup in place of the data, to be recovered up to a moment from the archive. */
const layOutRecovery = async ({ data, base, archive }: Folders, moment: string): Promise<void> => {
  await run('cp', ['-a', base, data])
  await appendFile(
    join(data, 'postgresql.conf'),
    `
archive_mode = off
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
`,
  )
  await writeFile(join(data, 'recovery.signal'), '')
}

const waitUntil = async (
  isSo: () => Promise<boolean>,
  { everyMs, otherwise }: { everyMs: number; otherwise: string },
): Promise<void> => {
  const until = Date.now() + endsWithinMs
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(otherwise)
    await pause(everyMs)
  }
}

const askAt = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

/** A server that archives its log into a folder, in place of an object store. */
export const createArchivedServer = async (
  binaries: string,
  folder: string,
  port: number,
): Promise<ArchivedServer> => {
  const runAs = chooseRunAs(folder)
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  const folders = {
    data: join(folder, 'data'),
    base: join(folder, 'base'),
    archive: join(folder, 'archive'),
  }
  const { data, base, archive } = folders
  await mkdir(archive)
  if (runAs) await chown(archive, runAs.uid, runAs.gid)
  const program: Program = (name, args) => run(join(binaries, name), args, { ...runAs, cwd: '/' })
  await createData(folders, { program, folder, port })
  const url = `postgres://postgres@127.0.0.1:${port}/trevo`
  const reach = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  const start = async () => {
    await program('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-s', 'start'])
  }
  const ask = (statement: string) => askAt(url, statement)
  const segments = async () =>
    (await readdir(archive)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return {
    url,
    begin: async () => {
      await start()
      await program('createdb', [...reach, 'trevo'])
    },
    ask,
    takeBaseBackup: async () => {
      await program('pg_basebackup', [...reach, '-D', base, '-X', 'none', '-c', 'fast'])
    },
    lose: async () => {
      const [row] = await ask('select pg_walfile_name(pg_switch_wal()) as name')
      const isArchived = async () => (await segments()).includes(String(row?.['name']))
      const otherwise = 'the last segment was not archived'
      await waitUntil(isArchived, { everyMs: 100, otherwise })
      const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await pause(2_000)
      await rm(data, { recursive: true })
      return (await segments()).length
    },
    restoreTo: async (moment) => {
      await layOutRecovery(folders, moment)
      if (runAs) await run('chown', ['-R', `${runAs.uid}:${runAs.gid}`, data])
      await start()
      const isOver = async () =>
        (await ask('select pg_is_in_recovery() as yes'))[0]?.['yes'] === false
      await waitUntil(isOver, { everyMs: 200, otherwise: 'the recovery does not end' })
    },
    stop: async () => {
      await program('pg_ctl', ['-D', data, '-m', 'immediate', '-s', 'stop']).catch(() => undefined)
    },
  }
}
