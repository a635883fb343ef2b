// npm run bench -- backoffice [--quick] [--only lists,acts,verify,export,close,sizes] [--members N] [--audit N]
// [--entries N] [--file N] [--movements N] What operators wait for with a million members, part by
// part; each part makes the data that it needs.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { loadHeadKeys, verifyAudit } from '../../apps/server/src/modules/staff/commands.ts'
import { startWholeServer } from '../http/start-whole-server.ts'
import { fillAccount } from '../statement/fill-account.ts'
import { printResult } from '../tools/print-result.ts'
import { fillAudit, fillMembers } from './fill-brand.ts'
import { fillMovements } from './fill-movements.ts'
import { fillProfiles } from './fill-profiles.ts'
import { measureAct } from './measure-act.ts'
import { keepAsking } from './measure-calls.ts'
import { measureClose } from './measure-close.ts'
import { measureExport } from './measure-export.ts'
import { measureLists, measureMember, measureNotes, measureSegments } from './measure-lists.ts'
import { measureSizes } from './measure-sizes.ts'
import { logIn } from './operator-api.ts'

const parts = ['lists', 'acts', 'verify', 'export', 'close', 'sizes'] as const
type Part = (typeof parts)[number]

const quick = process.argv.includes('--quick')
const at = process.argv.indexOf('--only')
const only = at < 0 ? undefined : process.argv[at + 1]?.split(',')
const isOn = (part: Part): boolean => only?.includes(part) ?? true
const unknown = only?.filter((name) => !parts.some((part) => part === name)) ?? []
if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}`)

/** What `--<name> N` says; otherwise the whole size, or the small one. */
const sizeOf = (name: string, whole: number, small: number): number => {
  const place = process.argv.indexOf(`--${name}`)
  const given = place < 0 ? undefined : Number(process.argv[place + 1])
  if (given !== undefined && !(Number.isInteger(given) && given > 0)) {
    throw new Error(`--${name} takes a number`)
  }
  return given ?? (quick ? small : whole)
}
const members = sizeOf('members', 1_000_000, 50_000)
const auditRows = sizeOf('audit', 1_000_000, 50_000)
const entries = sizeOf('entries', 500_000, 20_000)
/** A file has at most 1,000,000 lines; a day is closed with more. */
const exportMovements = sizeOf('file', 1_000_000, 20_000)
const closeMovements = sizeOf('movements', 10_000_000, 50_000)
/** Of them, who plays on a day. */
const players = Math.max(30, Math.min(100_000, Math.floor(closeMovements / 100)))
const asks = quick ? 60 : 200
const besidePerSec = 50
const lookEveryMs = 1_000
const readWithinMs = 300_000
const port = Number(process.env['BENCH_PORT'] ?? 4493)
const opsPort = port + 1
const dataDir = resolve(import.meta.dirname, '../../.trevo/bench-backoffice')
const headsDir = resolve(dataDir, 'audit-heads')
const siteUrl = `http://127.0.0.1:${port}/`

const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const startedAt = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return result
}

const figures: Record<string, number | string> = {}
const note = (found: Readonly<Record<string, number | string>>): void => {
  for (const [name, value] of Object.entries(found)) {
    figures[name] = typeof value === 'number' ? Number(value.toFixed(2)) : value
  }
}

const runLists = async (url: string): Promise<void> => {
  const extent = { members, auditRows, asks }
  const api = await logIn(opsPort)
  const beside = keepAsking(besidePerSec, () => fetch(siteUrl))
  const listP99Ms = await measureLists(api, extent)
  const pool = createPool(url, { max: 1 })
  const { rows } = await pool.query<{ id: string }>(
    `select customer_id as id from members.member
     where account in ('trevo@membro.demo', 'trevo@agente.demo') order by account desc`,
  )
  await pool.end()
  const ids = rows.map(({ id }) => id)
  const memberP99Ms = await measureMember(api, extent, ids)
  const segmentP99Ms = await measureSegments(api, extent)
  const noteP99Ms = await measureNotes(api, extent, ids[0] ?? '')
  note({
    members,
    listP99Ms,
    memberP99Ms,
    segmentP99Ms,
    noteP99Ms,
    besideFailed: beside.stop().failed,
  })
}

const runVerify = async (url: string): Promise<void> => {
  const pool = createPool(url, { max: 2 })
  const startedAt = performance.now()
  const keys = await loadHeadKeys(resolve(dataDir, 'secrets'), new Date())
  const verdicts = await verifyAudit(createDatabase(pool), { folder: headsDir, keys })
  note({ auditRows, verifySec: (performance.now() - startedAt) / 1000 })
  await pool.end()
  const fault = verdicts.find((one) => one.fault !== undefined)
  if (fault) throw new Error(fault.fault)
}

/** Readers of the ledger have read what was filled, and take nothing from what is measured; answers what is left. */
const untilRead = async (pool: Pool): Promise<bigint> => {
  const deadline = performance.now() + readWithinMs
  for (;;) {
    const { rows } = await pool.query<{ left: bigint }>(
      `select coalesce(max(b.number - p.number), 0) + (select count(*) from wallet.new_posting) as left
       from wallet.bucket b join wallet.stream_position p on p.bucket = b.bucket`,
    )
    const left = rows[0]?.left ?? 0n
    if (left === 0n || performance.now() > deadline) return left
    await pause(lookEveryMs)
  }
}

const runOnServer = async (): Promise<void> => {
  const environment = { OPS_PORT: String(opsPort), AUDIT_HEADS_DIR: headsDir }
  const server = await startWholeServer({ dataDir, port, environment })
  const { url } = server.database
  const pool = createPool(url, { work: 'reports', max: 4 })
  try {
    if (isOn('lists')) {
      await timed('members filled', () => fillMembers(pool, members))
      await timed('profiles filled', () => fillProfiles(pool))
      await timed('an account filled', () => fillAccount(url, 'trevo@membro.demo', entries))
    }
    if (isOn('lists') || isOn('verify')) {
      await timed('audit filled', () => fillAudit(pool, auditRows))
    }
    if (isOn('lists')) await runLists(url)
    if (isOn('acts')) note(await measureAct(url, dataDir, await logIn(opsPort), asks * 5))
    if (isOn('verify')) await runVerify(url)
    if (isOn('export')) {
      const order = { count: exportMovements, players: 30, minutes: 10 }
      await timed('movements filled', () => fillMovements(url, 'file', order))
      const unread = await timed('movements read', () => untilRead(pool))
      note({ unreadPostings: Number(unread) })
      const site = { url: siteUrl, pid: server.pid, databasePid: server.database.pid }
      note(await measureExport(await logIn(opsPort), site, quick ? 1 : 3))
    }
    if (isOn('close')) {
      // What a server counts as it comes is counted at once here: the longest that closing can take.
      await server.stopServer()
      if (!isOn('lists')) await timed('members filled', () => fillMembers(pool, players))
      const order = { count: closeMovements, players, minutes: 10 }
      await timed('movements filled', () => fillMovements(url, 'day', order))
      note({ closeMovements, closeSec: await measureClose(url, dataDir) })
    }
  } finally {
    await pool.end()
    await server.stop()
  }
}

try {
  if (isOn('sizes')) note(await measureSizes(resolve(dataDir, 'backoffice')))
  if (parts.some((part) => part !== 'sizes' && isOn(part))) await runOnServer()
  printResult({ bench: 'backoffice', ...figures })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
