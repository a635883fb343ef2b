import type { OperatorRedemption } from '@trevo/contract/ops/giving/points.ts'
import type { Redemption } from '@trevo/contract/wps/points.ts'
import { textFor, textIn, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { RedemptionRow, RewardRow } from '../repository/tables.ts'

/** POINTS-1: a record as its member reads it. */
export const presentRedemption = (
  row: RedemptionRow,
  reward: Pick<RewardRow, 'kind' | 'names'>,
  reader: Reader,
): Redemption => ({
  referenceNumber: row.id,
  applyTime: row.applied_at.toISOString(),
  model: reward.kind,
  name: textFor(reward.names, reader),
  quantity: row.quantity,
  points: formatMoney(row.points_minor),
  amount: formatMoney(row.amount_minor),
  status: row.status,
  remark: row.remark,
})

/** The same as operators read it. */
export const presentToOperator = (
  row: RedemptionRow,
  reward: Pick<RewardRow, 'names'> | undefined,
  account: string,
): OperatorRedemption => ({
  redemptionId: row.id,
  appliedAt: row.applied_at.toISOString(),
  account,
  name: reward ? textIn(reward.names, 'EN') : '',
  quantity: row.quantity,
  points: formatMoney(row.points_minor),
  amount: formatMoney(row.amount_minor),
  status: row.status,
  address: row.address,
  phone: row.phone,
  remark: row.remark,
})
