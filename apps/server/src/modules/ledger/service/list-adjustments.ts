import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Adjustment, listAdjustments } from '@trevo/contract/ops/ledger/ledger.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import type { Holder, LedgerNeeds } from '../needs.ts'
import { listAdjustments as listRows } from '../repository/adjustments.ts'
import type { AdjustmentRow } from '../repository/tables.ts'
import { listFiles } from '../repository/evidence.ts'
import type { Reader } from './find-holder.ts'

type Beside = {
  readonly holder: Holder | undefined
  readonly files: readonly string[] | undefined
}

export const presentAdjustment = (row: AdjustmentRow, { holder, files }: Beside): Adjustment => ({
  adjustmentId: row.id,
  memberId: String(row.member_id),
  username: holder?.username ?? '',
  amount: formatMoney(row.amount_minor),
  cause: row.cause,
  about: row.about_transfer === null ? null : String(row.about_transfer),
  evidence: row.evidence,
  files: [...(files ?? [])],
  reason: row.reason,
  asked: row.asked_by,
  decided: row.decided_by,
  at: row.at.toISOString(),
  transferId: String(row.transfer_id),
})

/** Adjustments of a brand, newest first. */
export const createListAdjustments =
  ({ database, members }: LedgerNeeds) =>
  async (
    { brandId }: Reader,
    { member, before, pageSize }: Query<typeof listAdjustments>,
  ): Promise<Answer<typeof listAdjustments>> => {
    const rows = await listRows(database.db, {
      brandId,
      memberId: member === undefined ? undefined : BigInt(member),
      before: readCursor(before),
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, ({ at, id }) => writeCursor({ at, id }))
    const holders = await members.findHolders([...new Set(shown.map((one) => one.member_id))])
    const files = await listFiles(
      database.db,
      shown.map(({ id }) => id),
    )
    const beside = (row: AdjustmentRow) => ({
      holder: holders.get(row.member_id),
      files: files.get(row.id),
    })
    return { list: shown.map((row) => presentAdjustment(row, beside(row))), next }
  }
