// npm run bench -- restore A base backup and an archived log; the server and its data are lost, and
// restored to a moment before the last movements: the ledger must be the same, row for row, as at that
// moment. It needs PostgreSQL as Debian installs it. A folder replaces an operator's object store.
import { findPostgres } from '@trevo/database/testing/cluster/find-programs.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memberCount, openLedger, type Ledger } from '../spread/open-ledger.ts'
import { createArchivedServer, type ArchivedServer } from './archived-server.ts'
import { printResult } from '../tools/print-result.ts'

const binaries = findPostgres()
if (!binaries) {
  console.log('This needs the Debian package postgresql.')
  process.exit(2)
}
const betsEach = 4_000
const callers = 32
const port = Number(process.env['PORT'] ?? 5_790)

const playBets = async ({ wallet }: Ledger, name: string): Promise<void> => {
  let next = 0
  const caller = async () => {
    for (let number = next++; number < betsEach; number = next++) {
      await wallet.post({
        source: 'vendor:load',
        txnId: `${name}-${number}`,
        kind: 'bench.bet',
        memberId: BigInt(1 + ((number * 7_919) % memberCount)),
        amountMinor: 1n,
      })
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
}

/** Every entry, balance and id of the ledger, as one hash each. */
const rootsOf = async ({ ask }: ArchivedServer) => {
  const [roots] = await ask(`select
    (select md5(string_agg(concat_ws(':', account_id, seq, transfer_id, amount, balance_after), ','
       order by account_id, seq)) from wallet.entry) as entries,
    (select md5(string_agg(concat_ws(':', id, balance, seq), ',' order by id)) from wallet.account)
       as accounts,
    (select md5(string_agg(concat_ws(':', source, txn_id, transfer_id), ',' order by source, txn_id))
       from wallet.txn_key) as ids,
    (select count(*)::integer from wallet.entry) as count`)
  return roots
}

const folder = await mkdtemp(join(tmpdir(), 'trevo-restore-'))
const server = await createArchivedServer(binaries, folder, port)
try {
  await server.begin()
  const ledger = await openLedger(server.url)
  await playBets(ledger, 'before the backup')
  await server.takeBaseBackup()
  await playBets(ledger, 'after the backup')
  await pause(1_000)
  const [row] = await server.ask('select clock_timestamp()::text as at')
  const moment = String(row?.['at'])
  const before = await rootsOf(server)
  await pause(1_000)
  await playBets(ledger, 'after the moment')
  const later = await rootsOf(server)
  await ledger.close()
  const segments = await server.lose()
  const at = performance.now()
  await server.restoreTo(moment)
  const restoreMs = Math.round(performance.now() - at)
  const restored = await rootsOf(server)
  const again = await openLedger(server.url)
  const { problems } = await again.wallet.proveConservation()
  await again.close()
  const isSame = JSON.stringify(before) === JSON.stringify(restored)
  printResult({
    bench: 'restore',
    moment,
    segments,
    entriesAtMoment: before?.['count'],
    entriesWhenLost: later?.['count'],
    entriesRestored: restored?.['count'],
    rootsAreEqual: isSame,
    restoreMs,
    invariants: problems.length === 0 ? 'ok' : problems,
  })
  if (!isSame || problems.length > 0 || before?.['count'] === later?.['count']) process.exitCode = 1
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
