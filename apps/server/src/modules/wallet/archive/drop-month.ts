import { compareRows, verifyMonth } from './export-month.ts'
import { digestRows } from './files.ts'
import { ArchiveStop } from './manifest.ts'
import type { Month } from './month.ts'
import { copyKeptAccounts, findArchived, type ArchivedMonth } from './months-in-database.ts'
import { assertMayLeave, forTransfersOf, whenFree, type ArchiveSession } from './session.ts'

/** Totals by hour are made from entries: those that no reader has needed yet are added up now. */
const readHours = async (session: ArchiveSession, month: Month): Promise<void> => {
  const { client, onStep } = session
  const { rows } = await client.query<{ id: bigint }>(
    `select e.account_id as id from wallet.entry_${month.suffix} e
     join wallet.account a on a.bucket = e.bucket and a.id = e.account_id and a.part = 0
     left join wallet.account_read r on r.bucket = e.bucket and r.account_id = e.account_id
     group by e.bucket, e.account_id having max(e.seq) > coalesce(max(r.seq), 0)`,
  )
  // One account a commit, so that nobody waits for the lock of another's.
  for (const { id } of rows) {
    await whenFree(session, 'select wallet.read_hours(array[$1::bigint])', [id])
  }
  onStep('hours read')
}

const keepStandIns = async (
  session: ArchiveSession,
  month: Month,
  archived: ArchivedMonth,
): Promise<void> => {
  const { client, onStep } = session
  await client.query('select wallet.keep_accounts($1)', [month.firstDay])
  const { rowsSha256 } = await digestRows(copyKeptAccounts(session, month))
  if (rowsSha256 !== archived.hashes.accounts) {
    throw new ArchiveStop(`${month.name}: the remaining totals differ from the exported ones`)
  }
  onStep('accounts kept')
  await forTransfersOf(session, month, 'keep_transfers_of')
  onStep('transfers kept')
}

const assertDroppable = async ({ client }: ArchiveSession, month: Month): Promise<void> => {
  const { rows } = await client.query<{ problems: string[] }>(
    'select wallet.find_drop_problems($1) as problems',
    [month.firstDay],
  )
  const problems = rows[0]?.problems ?? []
  if (problems.length > 0) throw new ArchiveStop(`${month.name} stays: ${problems.join('; ')}`)
}

/**
 * Drops an exported month from the database, once its files were read back and match the stored
 * rows. Everything before the last step may be interrupted and repeated; the last is one
 * commit.
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
  await whenFree(session, 'select wallet.drop_month($1, $2)', [month.firstDay, session.clock.now()])
  session.onStep('month dropped')
  return `${month.name}: ${archived.entries} entries have left the database`
}
