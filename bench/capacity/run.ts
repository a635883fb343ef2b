// npm run bench -- capacity The cost of a bet: bytes in the database, bytes of its log, processor time of
// database and ledger, on a separate ledger. Writes measured.json, from which write-page.ts computes
// docs/capacity.md.
import { startEmbedded } from '@trevo/database/embedded.ts'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { memberCount, openLedger, type Ledger } from '../spread/open-ledger.ts'
import { writePage } from './write-page.ts'
import { printResult } from '../tools/print-result.ts'

const warmUp = 10_000
const bets = 40_000
const callers = 64

/** Processor time of the server's current processes, in nanoseconds. */
const databaseNs = (postmaster: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        const parent = Number(
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1],
        )
        if (parent !== postmaster) return sum
        return sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
      } catch {
        return sum
      }
    }, 0)

const sizesOf = async ({ pool }: Ledger) => {
  const { rows } = await pool.query<{ bytes: string; log: string }>(
    `select sum(pg_total_relation_size(c.oid))::text as bytes,
            (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as log
       from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = 'wallet' and relkind = 'r'`,
  )
  return { bytes: Number(rows[0]?.bytes), log: Number(rows[0]?.log) }
}

const playBets = async ({ wallet }: Ledger, name: string, count: number): Promise<void> => {
  let next = 0
  const caller = async () => {
    for (let number = next++; number < count; number = next++) {
      await wallet.post({
        source: 'vendor:bench',
        txnId: `${name}-${number}`,
        kind: 'bench.bet',
        memberId: BigInt(1 + ((number * 7_919) % memberCount)),
        amountMinor: 1n,
        reference: { round: `round-${number}`, node: '1001' },
      })
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
}

const folder = await mkdtemp(join(tmpdir(), 'trevo-capacity-'))
const database = await startEmbedded({ dataDir: join(folder, 'data') })
try {
  const ledger = await openLedger(database.url)
  await playBets(ledger, 'warm', warmUp)
  const [sizeBefore, cpuBefore, ownBefore, at] = [
    await sizesOf(ledger),
    databaseNs(database.pid),
    process.cpuUsage(),
    performance.now(),
  ]
  await playBets(ledger, 'bet', bets)
  const seconds = (performance.now() - at) / 1_000
  const own = process.cpuUsage(ownBefore)
  const databaseUs = (databaseNs(database.pid) - cpuBefore) / 1_000
  const sizeAfter = await sizesOf(ledger)
  await ledger.close()
  const round = (value: number, digits = 1) => Number(value.toFixed(digits))
  const measured = {
    bench: 'capacity',
    takenOn: new Date().toISOString().slice(0, 10),
    movements: bets,
    callers,
    bytesPerMovement: Math.round((sizeAfter.bytes - sizeBefore.bytes) / bets),
    logBytesPerMovement: Math.round((sizeAfter.log - sizeBefore.log) / bets),
    databaseUsPerMovement: round(databaseUs / bets),
    ledgerUsPerMovement: round((own.user + own.system) / bets),
    movementsPerSecond: Math.round(bets / seconds),
  }
  writeFileSync(
    resolve(import.meta.dirname, 'measured.json'),
    `${JSON.stringify(measured, null, 2)}\n`,
  )
  writePage()
  printResult(measured)
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
