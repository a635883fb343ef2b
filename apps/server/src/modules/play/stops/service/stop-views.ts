import type { PlayStop } from '@trevo/contract/ops/games/play-stops.ts'
import type { PlayContext } from '../../common/context.ts'
import { isActive, scopeOfRow, targetOf } from '../../common/domain/stop-scope.ts'
import { listUnended } from '../../common/repository/stops.ts'
import type { StopRow } from '../../common/repository/tables.ts'

/** Who stops or resumes play. */
export type By = {
  readonly brandId: number
  readonly operatorId: bigint
  readonly operator: string
}

const stateOf = (row: StopRow, now: Date): PlayStop['state'] => {
  if (row.ended_how === 'resumed') return 'resumed'
  if (!isActive(row, now)) return 'reverted'
  return row.confirmed_at ? 'confirmed' : 'provisional'
}

export const presentStop = (
  { catalogue, clock }: PlayContext,
  row: StopRow,
  approvalId: string | null,
): PlayStop => ({
  stopId: row.id,
  scope: row.scope,
  vendor: row.vendor,
  nodeId: row.node_id,
  gameNames: row.node_id === null ? null : (catalogue.findGame(row.node_id)?.name ?? null),
  state: stateOf(row, clock.now()),
  reason: row.reason,
  stoppedBy: row.stopped_by,
  stoppedAt: row.stopped_at.toISOString(),
  confirmUntil: row.confirm_until.toISOString(),
  confirmedBy: row.confirmed_by,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  approvalId,
})

/** With the request that waits for a second person, for stops that hold. */
export const presentActive = async (
  context: PlayContext,
  brandId: number,
  rows: readonly StopRow[],
): Promise<PlayStop[]> => {
  if (rows.length === 0) return []
  const { staff } = context
  const targets = rows.map((row) => targetOf(scopeOfRow(row)))
  const toConfirm = await staff.listWaiting(brandId, 'stopPlay', targets)
  const ids = rows.map(({ id }) => id)
  const toResume = await staff.listWaiting(brandId, 'resumePlay', ids)
  return rows.map((row) => {
    const waiting = row.confirmed_at
      ? toResume.get(row.id)
      : toConfirm.get(targetOf(scopeOfRow(row)))
    return presentStop(context, row, waiting?.requestId ?? null)
  })
}

/** Stops of the brand that hold now. */
export const listHolding = async (
  { database, clock }: PlayContext,
  brandId: number,
): Promise<StopRow[]> => {
  const now = clock.now()
  return (await listUnended(database.db)).filter(
    (row) => row.brand_id === brandId && isActive(row, now),
  )
}
