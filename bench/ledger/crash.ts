// node bench/ledger/crash.ts [kills] Kills -9 PostgreSQL, the posting process, and both in turn, twenty
// times in a row by default, under load, and proves that nothing was lost, doubled or left half done.
import { chmod, mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runCrashes } from '../../apps/server/src/modules/wallet/testing/run-crashes.ts'
import { printResult } from '../tools/print-result.ts'

const kills = Number(process.argv[2] ?? 20)
const folder = resolve(import.meta.dirname, '../../.trevo/bench-crash')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await chmod(folder, 0o755)

const report = await runCrashes({
  folder,
  kills,
  log: console.log,
  // Different moments of a batch, of a checkpoint, of a recovery.
  waitMs: (kill) => 700 + ((kill * 7919) % 1500),
})
const { commands, acknowledged, transfers, ...found } = report
const bad = Object.values(found).flat()
for (const [what, ids] of Object.entries(found)) {
  if (ids.length > 0)
    console.log(`${what}: ${ids.length}, for example ${ids.slice(0, 5).join(', ')}`)
}
await rm(folder, { recursive: true, force: true })
printResult({
  bench: 'crash',
  kills,
  commands,
  acknowledged,
  transfers,
  lost: found.lost.length,
  invented: found.invented.length,
  contradicted: found.contradicted.length,
  unanswered: found.unanswered.length,
  invariants: found.problems.length === 0 ? 'ok' : 'broken',
})
if (bad.length > 0) process.exitCode = 1
