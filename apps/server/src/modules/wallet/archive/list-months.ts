import { stat } from 'node:fs/promises'
import { folderOf } from './files.ts'
import { mayLeaveFrom, parseMonth } from './month.ts'
import { sizeMonths } from './repository/size-months.ts'
import type { ArchiveSession } from './session.ts'

export type ListedMonth = {
  readonly month: string
  readonly state: 'here' | 'exported' | 'dropped' | 'restored'
  /** Counted if it was exported, otherwise the database's estimate. */
  readonly entries: bigint
  /** Its size in the database, including indexes. */
  readonly bytes: bigint
  readonly mayLeaveFrom: Date
  readonly hasFiles: boolean
}

/** Every month of the ledger, in the database or out of it, oldest first. */
export const listMonths = async (session: ArchiveSession): Promise<ListedMonth[]> => {
  const { folder, afterMonths } = session
  const listed: ListedMonth[] = []
  for (const { suffix, state, entries, bytes } of await sizeMonths(session)) {
    const month = parseMonth(`${suffix.slice(0, 4)}-${suffix.slice(4)}`)
    if (!month) continue
    const files = await stat(folderOf(folder, month)).catch(() => undefined)
    listed.push({
      month: month.name,
      state,
      entries,
      bytes,
      mayLeaveFrom: mayLeaveFrom(month, afterMonths),
      hasFiles: files !== undefined,
    })
  }
  return listed
}
