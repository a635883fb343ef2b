import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { Tx } from '@trevo/database/connect.ts'
import {
  partsOf,
  recordsMax,
  schemaName,
  writeFile,
  type FileKind,
  type FileRecord,
} from '../domain/file-layout.ts'
import type { ReportingCompany, SigapNeeds } from '../needs.ts'
import type { NewFile } from '../repository/files.ts'
import { openRecords, reportZone } from './read-records.ts'

/** When a day’s files are due. */
export const dueOf = (day: string, { dueHour }: ReportingCompany): Date =>
  instantIn(addDays(day, 1), dueHour * 3_600, reportZone)

type Order = {
  readonly needs: Pick<SigapNeeds, 'members' | 'catalogue' | 'clock'>
  readonly tx: Tx
  readonly company: ReportingCompany
  readonly kind: FileKind
  readonly day: string
  /** Of each part; 1 for the first files of a day. */
  versionOf(part: number): number
}

async function* chunksOf(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord[]> {
  let chunk: FileRecord[] = []
  for await (const record of records) {
    if (chunk.length === recordsMax) {
      yield chunk
      chunk = []
    }
    chunk.push(record)
  }
  yield chunk
}

/** The files of one kind and day, part after part; only one is held in memory. */
export async function* writeParts(order: Order): AsyncGenerator<NewFile> {
  const { needs, tx, company, kind, day, versionOf } = order
  const source = await openRecords(kind, { needs, tx, company, day })
  const parts = partsOf(source.count)
  let part = 0
  for await (const records of chunksOf(source.read())) {
    part += 1
    if (part > parts) throw new Error(`sigap: ${kind} of ${day} changed while it was written`)
    const version = versionOf(part)
    yield {
      ...writeFile({ kind, cnpj: company.cnpj, day, part, parts, version }, records),
      companyId: company.companyId,
      kind,
      day,
      part,
      parts,
      version,
      schemaName,
      records: records.length,
      at: needs.clock.now(),
      dueAt: dueOf(day, company),
    }
  }
  if (part !== parts) throw new Error(`sigap: ${kind} of ${day} changed while it was written`)
}
