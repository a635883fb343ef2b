import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '@trevo/calendar/durations.ts'
import { z } from 'zod'
import { compareFiles, hashOfList, isEqual, type FileHashes } from '../domain/compare-files.ts'
import type { SystemNeeds } from '../needs.ts'
import {
  addRelease,
  findFileOrder,
  findReleaseBefore,
  insertFileCheck,
} from '../repository/files.ts'
import type { ReleaseRow } from '../repository/tables.ts'
import { builtListName, hashCriticalFiles } from './list-critical-files.ts'

/** GLI-19 §2.3.2: at least every 24 hours. */
export const checkEveryMs = dayMs

const BuiltList = z.record(z.string(), z.string())

const readBuiltList = async (buildDir: string): Promise<FileHashes | undefined> => {
  const text = await readFile(path.join(buildDir, builtListName), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : BuiltList.parse(JSON.parse(text))
}

const namesMax = 20
const shorten = (names: readonly string[]): string =>
  names.length <= namesMax
    ? names.join(', ')
    : `${names.slice(0, namesMax).join(', ')} (+${names.length - namesMax})`

/** The first sight of a release is a change of the software. */
const keepRelease = async (needs: SystemNeeds, row: ReleaseRow): Promise<void> => {
  const { db } = needs.database
  if (!(await addRelease(db, row))) return
  const earlier = await findReleaseBefore(db, row)
  const { changed, missing, added } = compareFiles(earlier?.files ?? {}, row.files)
  await needs.reports.noteEvent({
    kind: 'software_changed',
    subject: row.hash.toString('hex').slice(0, 12),
    facts: {
      version: row.version,
      changed: shorten(changed),
      missing: shorten(missing),
      added: earlier ? shorten(added) : '',
    },
  })
}

/**
 * Compares the files of this copy with the list of its release: the one that the build made, else the one of the
 * copy's start. A difference is an alarm and a significant event.
 */
export const createCheckFiles = (needs: SystemNeeds, copyName: string) => {
  const { database, clock, config, version } = needs
  let release: ReleaseRow | undefined
  let checkedAt: Date | undefined

  const findRelease = async (found: FileHashes): Promise<ReleaseRow> => {
    if (release) return release
    const built = await readBuiltList(config.BUILD_DIR)
    const files = built ?? found
    release = {
      hash: hashOfList(files),
      version,
      first_seen_at: clock.now(),
      made_by: built ? 'build' : 'start',
      files,
    }
    await keepRelease(needs, release)
    return release
  }

  const check = async (orderedBy: string | null): Promise<void> => {
    const found = await hashCriticalFiles(needs.root)
    const expected = await findRelease(found)
    const differences = compareFiles(expected.files, found)
    const at = clock.now()
    await insertFileCheck(database.db, {
      copy: copyName,
      version,
      release: expected.hash,
      at,
      ordered_by: orderedBy,
      files: Object.keys(found).length,
      ...differences,
    })
    checkedAt = at
    if (isEqual(differences)) return
    needs.countFileAlarm()
    needs.logger.error(
      { copy: copyName, ...differences },
      'critical files differ from their release',
    )
    await needs.reports.noteEvent({
      kind: 'critical_files',
      subject: copyName,
      facts: {
        changed: shorten(differences.changed),
        missing: shorten(differences.missing),
        added: shorten(differences.added),
      },
    })
  }

  return {
    state: () => ({ release: release?.hash ?? null, checkedAt: checkedAt ?? null }),
    /** Compares if the last time is a day ago, or if an operator has asked since. */
    checkIfDue: async (): Promise<void> => {
      const now = clock.now()
      const order = await findFileOrder(database.db)
      const isOrdered = order && checkedAt && order.ordered_at > checkedAt
      if (isOrdered) return check(order.ordered_by)
      if (!checkedAt || now.getTime() - checkedAt.getTime() >= checkEveryMs) return check(null)
    },
  }
}
