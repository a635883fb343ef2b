import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { chooseRunAs } from '../embedded/run-as.ts'

/** A node of the cluster, or a plain server for comparison. */
export type Node = {
  readonly name: string
  readonly port: number
  /** Connection string for the database `trevo`, as its superuser. */
  readonly url: string
  start(): Promise<void>
  /** SIGKILL to the server, as if its machine were lost. */
  kill(): Promise<void>
}

export type CitusCluster = {
  readonly coordinator: Node
  readonly workers: readonly Node[]
  /** The same PostgreSQL without Citus. */
  readonly plain: Node
  addWorker(worker: Node): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** The folder of PostgreSQL's programs, with Citus installed for them. */
  readonly binaries: string
  readonly firstPort: number
  readonly workers: number
  /** How many of them belong to the cluster at once. */
  readonly joined: number
  readonly buckets: number
}

const run = promisify(execFile)

const settings = (folder: string, port: number, isNode: boolean): string => `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
port = ${port}
max_connections = 200
shared_buffers = 256MB
max_wal_size = 2GB
wal_level = logical
max_prepared_transactions = 200
max_worker_processes = 32
jit = off
${
  isNode
    ? `shared_preload_libraries = 'citus'
citus.node_conninfo = 'sslmode=disable'
citus.enable_statistics_collection = off
citus.recover_2pc_interval = 5s`
    : ''
}
`

const childrenOf = async (pid: string): Promise<number[]> => {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', pid])
  return stdout.split('\n').filter(Boolean).map(Number)
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const endWithinMs = 30_000

const waitForEnd = async (pids: readonly number[]): Promise<void> => {
  const until = Date.now() + endWithinMs
  while (pids.some(isRunning)) {
    if (Date.now() > until) throw new Error('processes of a killed server are still running')
    await pause(50)
  }
}

/** Runs statements on a node, one by one. */
export const onNode = async ({ url }: Pick<Node, 'url'>, ...statements: string[]) => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const rows: Record<string, unknown>[][] = []
    for (const statement of statements) rows.push((await client.query(statement)).rows)
    return rows
  } finally {
    await client.end()
  }
}

/** A coordinator, workers and a plain server on loopback, deleted by `stop`. */
export const startCitus = async (options: Options): Promise<CitusCluster> => {
  const { binaries, firstPort, workers: count, joined, buckets } = options
  const folder = await mkdtemp(join(tmpdir(), 'trevo-citus-'))
  const runAs = chooseRunAs(folder)
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  const program = (name: string, args: string[]) =>
    run(join(binaries, name), args, { ...runAs, cwd: '/' })

  const make = async (name: string, port: number): Promise<Node> => {
    const data = join(folder, name)
    await program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8'])
    await appendFile(join(data, 'postgresql.conf'), settings(folder, port, name !== 'plain'))
    const start = async () => {
      await program('pg_ctl', ['-D', data, '-l', `${data}.log`, '-w', '-s', 'start'])
    }
    await start()
    const url = `postgres://postgres@127.0.0.1:${port}/trevo`
    await onNode({ url: url.replace(/trevo$/, 'postgres') }, 'create database trevo')
    await onNode(
      { url },
      ...(name === 'plain' ? [] : ['create extension citus']),
      `alter database trevo set trevo.ledger_buckets = ${buckets}`,
    )
    const kill = async () => {
      const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      const children = await childrenOf(pid)
      process.kill(Number(pid), 'SIGKILL')
      // They notice by themselves, and nothing starts in the folder before the last of them has gone.
      await waitForEnd(children)
    }
    return { name, port, url, start, kill }
  }

  await mkdir(folder, { recursive: true })
  const coordinator = await make('coordinator', firstPort)
  const workers: Node[] = []
  for (let number = 1; number <= count; number += 1) {
    workers.push(await make(`worker-${number}`, firstPort + number))
  }
  const plain = await make('plain', firstPort + count + 1)
  const addWorker = async ({ port }: Node) => {
    await onNode(
      coordinator,
      `select citus_add_node('127.0.0.1', ${port})`,
      "select replicate_reference_tables('block_writes')",
    )
  }
  await onNode(coordinator, `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`)
  for (const worker of workers.slice(0, joined)) await addWorker(worker)
  return {
    coordinator,
    workers,
    plain,
    addWorker,
    stop: async () => {
      for (const { name } of [coordinator, ...workers, plain]) {
        await program('pg_ctl', ['-D', join(folder, name), '-m', 'immediate', '-s', 'stop']).catch(
          () => undefined,
        )
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
