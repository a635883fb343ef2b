import { dropMonth } from './drop-month.ts'
import { exportMonth, verifyMonth } from './export-month.ts'
import { listMonths } from './list-months.ts'
import { ArchiveStop } from './manifest.ts'
import { parseMonth, type Month } from './month.ts'
import { findArchived } from './repository/months-in-database.ts'
import { restoreMonth } from './restore-month.ts'
import { inArchive, type ArchiveOptions, type ArchiveSession } from './session.ts'

const verify = async (session: ArchiveSession, month: Month): Promise<string> => {
  const archived = await findArchived(session, month)
  if (!archived) throw new ArchiveStop(`${month.name} was never exported`)
  await verifyMonth(session, month, archived)
  return `${month.name}: the files are what was exported`
}

const list = async (session: ArchiveSession): Promise<string> => {
  const months = await listMonths(session)
  const lines = months.map(({ month, state, entries, bytes, mayLeaveFrom, hasFiles }) => {
    const leaves = mayLeaveFrom <= session.clock.now() ? 'may leave' : mayLeaveFrom.toISOString()
    const cells = [
      month,
      state.padEnd(8),
      String(entries).padStart(12),
      `${(Number(bytes) / 1_048_576).toFixed(1)} MB`.padStart(12),
      leaves.slice(0, 10),
      hasFiles ? 'files' : '',
    ]
    return cells.join('  ').trimEnd()
  })
  return ['month    state          entries   in database  leaves', ...lines].join('\n')
}

const commands: Readonly<
  Record<string, (session: ArchiveSession, month: Month) => Promise<string>>
> = { export: exportMonth, verify, drop: dropMonth, restore: restoreMonth }

const archiveUsage = 'npm run archive -- list | export | verify | drop | restore  yyyy-mm'

/**
 * One command of the archive. @returns the message for the caller. @throws ArchiveStop if it cannot be executed;
 * the message says why and what to do.
 */
export const runArchiveCommand = async (
  options: ArchiveOptions,
  [name = '', monthText = '']: readonly string[],
): Promise<string> => {
  if (name === 'list') return inArchive(options, list)
  const command = commands[name]
  const month = parseMonth(monthText)
  if (!command || !month) throw new ArchiveStop(archiveUsage)
  return inArchive(options, (session) => command(session, month))
}
