import { createHash, randomBytes } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { createRecordsFile } from '@trevo/contract/wps/records.ts'
import { later } from '@trevo/database/has-come.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readRecordSpan } from '../../../platform/read-record-span.ts'
import { fileNameOf } from '../files/file-name.ts'
import { insertToken } from '../repository/download-tokens.ts'
import { hasActiveFile } from '../repository/active-files.ts'
import type { FileOrder } from '../repository/tables.ts'
import type { RecordsNeeds } from '../needs.ts'
import type { FileSlots } from './file-slots.ts'
import { filterOf } from './filter-of.ts'

/** Where files are fetched. */
export const filesPath = '/wps/files/:ticket'
/** More lines than this are unreadable, and slow to write as PDF. */
export const pdfLinesMax = 20_000

const lifeMs = minuteMs
/** A file not downloaded by then is cut off: others need its slot. */
export const fileMsMax = 2 * minuteMs

export const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

export type FileRequest = {
  readonly memberId: bigint
  readonly brandId: number
  readonly language: Language
  readonly body: Body<typeof createRecordsFile>
}

/** Checks the request and returns an address that works once, for a minute. */
export const createCreateRecordsFile = (needs: RecordsNeeds, slots: Pick<FileSlots, 'isFull'>) => {
  const { database, wallet, clock, kinds } = needs

  const orderOf = async ({ memberId, language, body }: FileRequest): Promise<FileOrder> => {
    if (body.what === 'receipt') {
      const { txId } = body
      const line = txId && (await wallet.findStatementLine(memberId, BigInt(txId)))
      if (!txId || !line) throw new Refusal('records.movement_unknown')
      return { what: 'receipt', language, txId }
    }
    const { from, to } = readRecordSpan(body, clock.now())
    const order = {
      what: 'statement',
      format: body.format,
      language,
      from: from.toISOString(),
      to: to.toISOString(),
      codes: body.transactionType ? body.transactionType.split(',').map(Number) : null,
    } as const
    if (order.format === 'pdf') {
      const { count } = await wallet.sumStatement(filterOf(memberId, order, kinds))
      if (count > pdfLinesMax) throw new Refusal('records.file_too_long', { max: pdfLinesMax })
    }
    return order
  }

  return async (request: FileRequest): Promise<Answer<typeof createRecordsFile>> => {
    const { memberId, brandId } = request
    // Refused here, where the page can show it: for a failed download a browser shows nothing.
    if (slots.isFull()) throw new Refusal('records.files_busy')
    const now = clock.now()
    if (await hasActiveFile(database.db, memberId, { now, latest: later(now, fileMsMax) })) {
      throw new Refusal('records.file_under_way')
    }
    const file = await orderOf(request)
    const ticket = randomBytes(32).toString('base64url')
    const until = new Date(clock.now().getTime() + lifeMs)
    await insertToken(database.db, { hash: hashOf(ticket), memberId, brandId, file, until })
    return {
      url: filesPath.replace(':ticket', ticket),
      fileName: fileNameOf(file),
      expiresAt: until.toISOString(),
    }
  }
}
