import { compareRows, verifyMonth } from './export-month.ts'
import { digestRows } from './files.ts'
import { ArchiveStop } from './manifest.ts'
import type { Month } from './month.ts'
import {
  copyKeptAccounts,
  findArchived,
  type ArchivedMonth,
} from './repository/months-in-database.ts'
import {
  alone,
  findDropProblems,
  keepAccounts,
  listUnreadAccounts,
} from './repository/move-months.ts'
import { assertMayLeave, forTransfersOf, whenFree, type ArchiveSession } from './session.ts'

/** Hourly totals are computed from entries: those not read yet are computed now. */
const readHours = async (session: ArchiveSession, month: Month): Promise<void> => {
  const { client, onStep } = session
  // One account per commit, so that nobody waits for the lock of another's.
  for (const id of await listUnreadAccounts(client, month)) {
    await whenFree(session, alone.readHours, [id])
  }
  onStep('hours read')
}

const keepStandIns = async (
  session: ArchiveSession,
  month: Month,
  archived: ArchivedMonth,
): Promise<void> => {
  const { client, onStep } = session
  await keepAccounts(client, month)
  const { rowsSha256 } = await digestRows(copyKeptAccounts(session, month))
  if (rowsSha256 !== archived.hashes.accounts) {
    throw new ArchiveStop(`${month.name}: the remaining totals differ from the exported ones`)
  }
  onStep('accounts kept')
  await forTransfersOf(session, month, 'keep_transfers_of')
  onStep('transfers kept')
}

const assertDroppable = async ({ client }: ArchiveSession, month: Month): Promise<void> => {
  const problems = await findDropProblems(client, month)
  if (problems.length > 0) throw new ArchiveStop(`${month.name} stays: ${problems.join('; ')}`)
}

/**
 * Drops an exported month from the database, once its files were read back and match the stored rows. Everything
 * before the last step may be interrupted and repeated; the last is one commit.
 */
export const dropMonth = async (session: ArchiveSession, month: Month): Promise<string> => {
  const archived = await findArchived(session, month)
  if (!archived) {
    throw new ArchiveStop(`${month.name} is not exported: npm run archive -- export ${month.name}`)
  }
  await verifyMonth(session, month, archived)
  if (archived.state === 'dropped') return `${month.name} is dropped already, its files are sound`
  assertMayLeave(session, month)
  await compareRows(session, month, archived)
  await readHours(session, month)
  await keepStandIns(session, month, archived)
  await assertDroppable(session, month)
  await whenFree(session, alone.dropMonth, [month.firstDay, session.clock.now()])
  session.onStep('month dropped')
  return `${month.name}: ${archived.entries} entries have left the database`
}
