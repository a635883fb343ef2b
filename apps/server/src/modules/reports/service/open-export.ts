import { createHash, randomBytes } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { ReportsNeeds } from '../needs.ts'
import {
  findExport,
  readPart,
  setTicket,
  takeTicket,
  type ExportRow,
} from '../repository/exports.ts'
import { exportLifeMs } from './create-export.ts'

/** Where files are downloaded. */
export const exportsPath = '/ops-files/:ticket'
const ticketMs = minuteMs

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

/** An address for one download, for who asked for the file. */
export const createOpenExport =
  ({ database: { db }, clock }: ReportsNeeds) =>
  async (operatorId: bigint, exportId: string): Promise<{ readonly address: string }> => {
    const row = await findExport(db, exportId)
    if (row?.operator_id !== operatorId) throw new Refusal('export.unknown')
    const ticket = randomBytes(32).toString('base64url')
    const now = clock.now()
    const isSet = await setTicket(db, exportId, {
      hash: hashOf(ticket),
      until: new Date(now.getTime() + ticketMs),
      readySince: new Date(now.getTime() - exportLifeMs),
    })
    if (!isSet) throw new Refusal('export.not_ready')
    return { address: exportsPath.replace(':ticket', ticket) }
  }

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

const stemOf = ({ content, asked_at: askedAt }: ExportRow): string => {
  if (content.what === 'movements') return `movements-${content.from}-${content.to}`
  if (content.what === 'report') return `${content.name}-${content.period}-${content.on}`
  return `${content.what}-${askedAt.toISOString().slice(0, 10)}`
}
const nameOf = (row: ExportRow): string => `${stemOf(row)}.${row.format}`

/** A file on its way to the browser. */
export type ExportFile = {
  readonly name: string
  readonly mediaType: string
  readonly content: AsyncGenerator<Uint8Array>
}

/** The file of a ticket, which is used up; undefined for one that is unknown, used or over. */
export const createDownloadExport = ({ database: { db }, clock }: ReportsNeeds) => {
  async function* parts(id: string): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part += 1) {
      const bytes = await readPart(db, id, part)
      if (!bytes) return
      yield bytes
    }
  }
  return async (ticket: string): Promise<ExportFile | undefined> => {
    const row = await takeTicket(db, hashOf(ticket), clock.now())
    return row && { name: nameOf(row), mediaType: mediaTypes[row.format], content: parts(row.id) }
  }
}
