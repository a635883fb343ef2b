import { DepositSettings } from '@trevo/contract/ops/payments/cashier-settings.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { differingFields } from '../../../../platform/approvals/compare-settings.ts'
import { depositSettingsOf, depositValuesOf, findDepositConflict } from './deposit-values.ts'
import { lockDepositSetting, saveDepositSetting } from '../repository/settings.ts'

export const depositSettingsKindName = 'changeDepositSettings'
/** The one target of the kind: a brand has one row. */
export const depositSettingsTarget = 'deposits'

const Input = DepositSettings.partial()
export type DepositChange = z.infer<typeof Input>

/** The whole settings with a change in them. @throws Refusal `cashier_settings.invalid` */
export const mergeDepositSettings = (
  current: DepositSettings,
  change: DepositChange,
): DepositSettings => {
  const merged = DepositSettings.parse({ ...current, ...change })
  const field = findDepositConflict(merged)
  if (field) throw new Refusal('cashier_settings.invalid', { field })
  return merged
}

const read = async (tx: Tx, { brandId, input }: ChangeOrder<DepositChange>) => {
  const row = await lockDepositSetting(tx, brandId)
  if (!row) throw new Refusal('cashier_settings.unknown')
  const before = depositSettingsOf(row)
  if (differingFields(before, input).length === 0) throw new Refusal('cashier_settings.unchanged')
  return { before, after: mergeDepositSettings(before, input) }
}

/** A change of how a brand takes deposits. */
export const depositSettingsKind = (): ChangeKind =>
  changeKind({
    kind: depositSettingsKindName,
    right: 'brands.cashier',
    input: Input,
    describe: read,
    execute: async (tx, order) => {
      const { after } = await read(tx, order)
      await saveDepositSetting(tx, order.brandId, depositValuesOf(after))
    },
  })
