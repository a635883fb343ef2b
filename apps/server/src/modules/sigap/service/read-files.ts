import { sigapKinds, type SigapFileWhole } from '@trevo/contract/ops/compliance/sigap.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { correctKindName } from './correct-file.ts'
import type { ReportingCompany, SigapNeeds } from '../needs.ts'
import {
  countFiles,
  findFile,
  listEvents,
  listFiles,
  listProblems,
  readContent,
  type FileFilter,
  type FilePlace,
  type FileRow,
} from '../repository/files.ts'
import { findProgress } from '../repository/count.ts'
import type { SigapDb } from '../repository/tables.ts'
import { presentFile } from './present-file.ts'

/** @throws Refusal `sigap.not_reporting` */
export const companyOf = ({ settings }: SigapNeeds, brandId: number): ReportingCompany => {
  const company = settings.companyOf(brandId)
  if (!company) throw new Refusal('sigap.not_reporting')
  return company
}

/** A file of the brand's company. @throws Refusal `sigap.file_unknown` */
export const fileOf = async (
  needs: SigapNeeds,
  db: SigapDb,
  { brandId, fileId }: { readonly brandId: number; readonly fileId: string },
  lock?: 'lock',
): Promise<FileRow> => {
  const row = await findFile(db, fileId, lock)
  const company = needs.settings.companyOf(brandId)
  if (!row || row.company_id !== company?.companyId) throw new Refusal('sigap.file_unknown')
  return row
}

const Place = z.tuple([
  z.iso.date(),
  z.enum(sigapKinds),
  z.coerce.number().int().min(1).max(1_000_000),
  z.coerce.number().int().min(1).max(1_000_000),
])

const writePlace = ({ day, kind, part, version }: FilePlace): string =>
  [day, kind, part, version].join('_')

/** @throws Refusal `request_param_err` */
const readPlace = (text: string | undefined): FilePlace | undefined => {
  if (text === undefined) return undefined
  const parsed = Place.safeParse(text.split('_'))
  if (!parsed.success) throw new Refusal('request_param_err', { fields: ['after'] })
  const [day, kind, part, version] = parsed.data
  return { day, kind, part, version }
}

export const createListFiles =
  (needs: SigapNeeds) =>
  async ({
    brandId,
    after,
    pageSize,
    ...filter
  }: FileFilter & {
    readonly brandId: number
    readonly after?: string | undefined
    readonly pageSize: number
  }) => {
    const { database, clock, receiver } = needs
    const { companyId } = companyOf(needs, brandId)
    const now = clock.now()
    const page = { before: readPlace(after), limit: pageSize + 1 }
    const [rows, counts, countedUntil] = await Promise.all([
      listFiles(database.db, companyId, filter, page),
      countFiles(database.db, companyId, now),
      findProgress(database.db),
    ])
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    return {
      files: shown.map((row) => presentFile(row, now)),
      next: rows.length > pageSize && last ? writePlace(last) : null,
      counts,
      countedUntil: countedUntil?.toISOString() ?? null,
      isConnected: receiver !== undefined,
    }
  }

const problemsMax = 200
const Owned = z.object({ account: z.string() })

/** The account that a record names; null for the header and where a record names none. */
const accountIn = (lines: readonly string[], record: number): string | null => {
  const line = record === 0 ? undefined : lines[record]
  if (line === undefined || line === '') return null
  return Owned.safeParse(JSON.parse(line)).data?.account ?? null
}

export const createShowFile =
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
