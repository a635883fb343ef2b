import { WithdrawalSettings } from '@trevo/contract/ops/payments/cashier-settings.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { differingFields } from '../../../../platform/approvals/compare-settings.ts'
import {
  findWithdrawalConflict,
  withdrawalSettingsOf,
  withdrawalValuesOf,
} from './withdrawal-values.ts'
import { lockWithdrawalSetting, saveWithdrawalSetting } from '../repository/settings.ts'

export const withdrawalSettingsKindName = 'changeWithdrawalSettings'
/** The one target of the kind: a brand has one row. */
export const withdrawalSettingsTarget = 'withdrawals'

const Input = WithdrawalSettings.partial()
export type WithdrawalChange = z.infer<typeof Input>

/** The whole settings with a change in them. @throws Refusal `cashier_settings.invalid` */
export const mergeWithdrawalSettings = (
  current: WithdrawalSettings,
  change: WithdrawalChange,
): WithdrawalSettings => {
  const merged = WithdrawalSettings.parse({ ...current, ...change })
  const field = findWithdrawalConflict(merged)
  if (field) throw new Refusal('cashier_settings.invalid', { field })
  return merged
}

const read = async (tx: Tx, { brandId, input }: ChangeOrder<WithdrawalChange>) => {
  const row = await lockWithdrawalSetting(tx, brandId)
  if (!row) throw new Refusal('cashier_settings.unknown')
  const before = withdrawalSettingsOf(row)
  if (differingFields(before, input).length === 0) throw new Refusal('cashier_settings.unchanged')
  return { before, after: mergeWithdrawalSettings(before, input) }
}

/** A change of how a brand pays out and of what a person looks at first. */
export const withdrawalSettingsKind = (): ChangeKind =>
  changeKind({
    kind: withdrawalSettingsKindName,
    right: 'brands.cashier',
    input: Input,
    describe: read,
    execute: async (tx, order) => {
      const { after } = await read(tx, order)
      await saveWithdrawalSetting(tx, order.brandId, withdrawalValuesOf(after))
    },
  })
