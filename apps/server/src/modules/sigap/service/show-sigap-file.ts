import type { SigapFileWhole } from '@trevo/contract/ops/compliance/sigap.ts'
import { z } from 'zod'
import { correctKindName } from '../domain/change-kinds.ts'
import type { SigapNeeds } from '../needs.ts'
import { listEvents, listProblems, readContent } from '../repository/files.ts'
import { fileOf } from './find-file.ts'
import { presentFile } from './present-file.ts'

const problemsMax = 200
const Owned = z.object({ account: z.string() })

/** The account that a record names; null for the header and where a record names none. */
const accountIn = (lines: readonly string[], record: number): string | null => {
  const line = record === 0 ? undefined : lines[record]
  if (line === undefined || line === '') return null
  return Owned.safeParse(JSON.parse(line)).data?.account ?? null
}

export const createShowSigapFile =
  (needs: SigapNeeds) =>
  async (brandId: number, fileId: string): Promise<SigapFileWhole> => {
    const { database, clock, staff } = needs
    const { db } = database
    const row = await fileOf(needs, db, { brandId, fileId })
    const [problems, events, waiting] = await Promise.all([
      listProblems(db, fileId, problemsMax),
      listEvents(db, fileId),
      staff.listWaiting(brandId, correctKindName, [fileId]),
    ])
    const content = problems.length > 0 ? await readContent(db, fileId) : undefined
    const lines = content?.toString().split('\n') ?? []
    const change = waiting.get(fileId)
    return {
      ...presentFile(row, clock.now()),
      sha256: row.sha256.toString('hex'),
      problems: problems.map((problem) => ({
        ...problem,
        account: accountIn(lines, problem.record),
      })),
      events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
      waiting: change
        ? {
            requestId: change.requestId,
            askedBy: change.askedBy,
            askedAt: change.askedAt.toISOString(),
          }
        : null,
    }
  }
