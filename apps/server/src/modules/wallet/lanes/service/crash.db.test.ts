import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { runCrashes } from '../../testing/run-crashes.ts'

// Two kills in the suite; `node bench/ledger/crash.ts` does twenty in a row. The first kills PostgreSQL under a
// running poster, the second the poster itself.
test.skipIf(process.platform !== 'linux')(
  'kill -9 in the middle of load loses nothing, doubles nothing, leaves nothing half done',
  async () => {
    const folder = await mkdtemp(join(inject('runFolder'), 'crash-'))
    await chmod(folder, 0o755)
    try {
      const report = await runCrashes({
        folder,
        kills: 2,
        log: () => undefined,
        waitMs: (kill) => 300 + kill * 137,
        answersMin: 300,
      })
      // At least 900 commands were answered; a good half of them move money.
      expect(report.transfers).toBeGreaterThan(300)
      expect(report).toMatchObject({
        lost: [],
        invented: [],
        contradicted: [],
        unanswered: [],
        problems: [],
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
