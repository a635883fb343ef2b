import { digestRows, finish, folderOf, openUnfinished, verifyFiles, writeRows } from './files.ts'
import { ArchiveStop, parts, type Manifest } from './manifest.ts'
import type { Month } from './month.ts'
import {
  copyRows,
  differsFromRecord,
  digestTransfers,
  findArchived,
  isMonthHere,
  readLegend,
  recordExport,
  type ArchivedMonth,
} from './repository/months-in-database.ts'
import { alone } from './repository/move-months.ts'
import { assertMayLeave, whenFree, type ArchiveSession } from './session.ts'

const writeFiles = async (session: ArchiveSession, month: Month): Promise<void> => {
  const { folder: root, clock, onStep } = session
  const folder = await openUnfinished(root, month)
  const write = async (part: (typeof parts)[number]) => {
    const file = await writeRows(folder, part, copyRows(session, part, month))
    onStep(`${part} written`)
    return file
  }
  const manifest: Manifest = {
    format: 1,
    month: month.name,
    startsAt: month.startsAt.toISOString(),
    endsAt: month.endsAt.toISOString(),
    exportedAt: clock.now().toISOString(),
    amountUnit: '1/10000 BRL',
    amountSum: '0',
    transfers: await write('transfers'),
    entries: await write('entries'),
    accounts: await write('accounts'),
    ...(await readLegend(session)),
  }
  await finish(root, month, manifest)
  onStep('files in place')
}

/**
 * Reads the files back and compares them with the data recorded at the export. @throws ArchiveStop naming the
 * damaged part.
 */
export const verifyMonth = async (
  session: ArchiveSession,
  month: Month,
  archived: ArchivedMonth,
): Promise<Manifest> => {
  const manifest = await verifyFiles(session.folder, month)
  const [part] = differsFromRecord(manifest, archived)
  if (part) {
    const folder = folderOf(session.folder, month)
    throw new ArchiveStop(`${folder}: the ${part} differ from those recorded in the database`)
  }
  session.onStep('files verified')
  return manifest
}

/** @throws ArchiveStop if the rows in the database are not the exported ones. */
export const compareRows = async (
  session: ArchiveSession,
  month: Month,
  archived: ArchivedMonth,
): Promise<void> => {
  for (const part of parts) {
    const { rowsSha256 } = await digestRows(copyRows(session, part, month))
    if (rowsSha256 !== archived.hashes[part]) {
      throw new ArchiveStop(
        `${month.name}: the ${part} in the database are not those that were exported`,
      )
    }
  }
  session.onStep('rows compared')
}

const isSound = (session: ArchiveSession, month: Month, archived: ArchivedMonth) =>
  verifyMonth(session, month, archived).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ArchiveStop) return false
      throw error
    },
  )

/**
 * Writes a month into files and reads them back; nothing leaves the database. The month is sealed
 * first, so that it never changes again. A repeated call checks the files, and writes damaged ones again.
 */
export const exportMonth = async (session: ArchiveSession, month: Month): Promise<string> => {
  const archived = await findArchived(session, month)
  if (archived?.state === 'dropped') {
    await verifyMonth(session, month, archived)
    return `${month.name} is in the archive already, and its files are sound`
  }
  if (!(await isMonthHere(session, month))) {
    throw new ArchiveStop(`the ledger has no month ${month.name}`)
  }
  assertMayLeave(session, month)
  await whenFree(session, alone.sealMonth, [month.firstDay])
  session.onStep('sealed')
  if (archived && (await isSound(session, month, archived))) {
    return `${month.name} was exported before, and its files are sound`
  }
  if (archived) await compareRows(session, month, archived)

  await writeFiles(session, month)
  const manifest = await verifyFiles(session.folder, month)
  session.onStep('files verified')
  if (!archived) {
    await recordExport(session, month, manifest, await digestTransfers(session, month))
    session.onStep('export recorded')
  }
  const { transfers, entries } = manifest
  return `${month.name}: ${transfers.rows} transfers, ${entries.rows} entries are in ${folderOf(session.folder, month)}`
}
