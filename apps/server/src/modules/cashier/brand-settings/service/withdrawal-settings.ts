import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/payments/cashier-settings.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { judgedMax, previewOf, weekBefore } from '../../../../platform/approvals/preview-lines.ts'
import { findWithdrawalSetting } from '../../withdrawals/common/repository/read-withdrawals.ts'
import type { WithdrawalSettingRow } from '../../withdrawals/common/repository/tables.ts'
import type { SettingsContext } from '../context.ts'
import { judgeWithdrawals } from './judge-week.ts'
import { withdrawalSettingsOf, withdrawalValuesOf } from './withdrawal-values.ts'
import { listPastWithdrawals } from '../repository/read-week.ts'
import { findWaiting, requireBase, type AskedChange } from './change-settings.ts'
import {
  mergeWithdrawalSettings,
  withdrawalSettingsKindName,
  withdrawalSettingsTarget,
  type WithdrawalChange,
} from './withdrawal-settings-kind.ts'

const lines = ['paid_at_once', 'reviewed', 'second_person', 'out_of_bounds'] as const

/** How a brand pays out: shown, tried on the last seven days, changed by two persons. */
export const createWithdrawalSettings = ({ database, staff, clock }: SettingsContext) => {
  const getRow = async (brandId: number): Promise<WithdrawalSettingRow> => {
    const row = await findWithdrawalSetting(database.db, brandId)
    if (!row) throw new Refusal('cashier_settings.unknown')
    return row
  }
  const kind = withdrawalSettingsKindName
  const target = withdrawalSettingsTarget
  return {
    showWithdrawalSettings: async (
      brandId: number,
    ): Promise<Answer<typeof contract.showWithdrawalSettings>> => ({
      settings: withdrawalSettingsOf(await getRow(brandId)),
      waiting: await findWaiting(staff, brandId, kind, target),
    }),
    previewWithdrawalSettings: async (
      brandId: number,
      change: WithdrawalChange,
    ): Promise<contract.SettingsPreview> => {
      const row = await getRow(brandId)
      const changed = withdrawalValuesOf(mergeWithdrawalSettings(withdrawalSettingsOf(row), change))
      const since = weekBefore(clock.now())
      const week = await listPastWithdrawals(database, { brandId, since, limit: judgedMax })
      return previewOf(judgeWithdrawals(week, row, changed), lines, since)
    },
    changeWithdrawalSettings: async (
      asked: AskedChange<WithdrawalChange>,
    ): Promise<Answer<typeof contract.changeWithdrawalSettings>> => {
      const { brandId, by, requestId, change, base, reason } = asked
      requireBase(withdrawalSettingsOf(await getRow(brandId)), base)
      return staff.askChange({ kind, target, brandId, input: change, reason, requestId, by })
    },
  }
}
