import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { bucketOfAccount } from '../common/domain/account-ids.ts'
import { compareRows, verifyMonth } from './export-month.ts'
import { folderOf, readRows } from './files.ts'
import { ArchiveStop, shapeOf } from './manifest.ts'
import type { Month } from './month.ts'
import { findArchived, isMonthHere } from './repository/months-in-database.ts'
import { alone, copyInto, finishLoad, prepareRestore } from './repository/move-months.ts'
import { forTransfersOf, whenFree, type ArchiveSession } from './session.ts'

/** One commit each, so that no transaction holds up the stream of transfers. */
const bytesOfCommit = 8_000_000
const newline = 0x0a

/** Rows of a file, some megabytes at a time, in whole lines. */
async function* inCommits(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let gathered: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows) {
    bytes += chunk.length
    const cut = bytes > bytesOfCommit ? chunk.lastIndexOf(newline) + 1 : 0
    gathered.push(cut > 0 ? chunk.subarray(0, cut) : chunk)
    if (cut === 0) continue
    yield gathered
    gathered = cut < chunk.length ? [chunk.subarray(cut)] : []
    bytes = chunk.length - cut
  }
  if (gathered.length > 0) yield gathered
}

/** Files name no bucket: one server has it filled in, but the cluster needs it to find the node. */
const nameBuckets = (chunks: readonly Buffer[], accountAt: number, buckets: number): Buffer => {
  const lines = Buffer.concat(chunks).toString('latin1').split('\n')
  lines.pop()
  const named = lines.map((line) => {
    const account = BigInt(line.split('\t', accountAt + 1)[accountAt] ?? '')
    return `${line}\t${bucketOfAccount(account, buckets)}\n`
  })
  return Buffer.from(named.join(''), 'latin1')
}

/** Copies the rows of a file into the month's table. */
const load = async (
  { client, folder, onStep, isSpread, buckets }: ArchiveSession,
  month: Month,
  part: 'transfers' | 'entries',
): Promise<void> => {
  const columns: string[] = [...shapeOf[part].columns]
  const accountAt = columns.indexOf('account_id')
  if (isSpread) columns.push('bucket')
  const copy = copyInto(part, month, columns)
  for await (const chunks of inCommits(readRows(folderOf(folder, month), part))) {
    const rows = isSpread ? [nameBuckets(chunks, accountAt, buckets)] : chunks
    await pipeline(Readable.from(rows), client.query(copyFrom(copy)))
  }
  onStep(`${part} loaded`)
}

/** The totals that replaced the month's entries are not needed while they are here. */
const forgetStandIns = async (session: ArchiveSession, month: Month): Promise<void> => {
  await forTransfersOf(session, month, 'forget_transfers_of')
  session.onStep('stand-ins forgotten')
}

/**
 * Restores a dropped month from its files: first into tables beside the ledger, which take their old place once
 * every row equals the export.
 */
export const restoreMonth = async (session: ArchiveSession, month: Month): Promise<string> => {
  const archived = await findArchived(session, month)
  if (!archived) throw new ArchiveStop(`${month.name} was never exported`)
  if (archived.state === 'exported') return `${month.name} never left the database`
  if (archived.state === 'restored') {
    await forgetStandIns(session, month)
    return `${month.name} is restored already`
  }
  if (await isMonthHere(session, month)) {
    throw new ArchiveStop(`${month.name} is dropped, but another partition has its place`)
  }
  await verifyMonth(session, month, archived)
  const { client, clock, onStep } = session
  await prepareRestore(client, month)
  onStep('tables prepared')
  await load(session, month, 'transfers')
  await load(session, month, 'entries')
  await finishLoad(client, month)
  await compareRows(session, month, archived)
  await whenFree(session, alone.attachMonth, [month.firstDay, clock.now()])
  onStep('month attached')
  await forgetStandIns(session, month)
  return `${month.name}: ${archived.entries} entries are back in the database`
}
