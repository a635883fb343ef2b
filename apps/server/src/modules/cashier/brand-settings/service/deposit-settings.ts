import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/payments/cashier-settings.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { judgedMax, previewOf, weekBefore } from '../../../../platform/approvals/preview-lines.ts'
import { findSetting } from '../../deposits/common/repository/read-deposits.ts'
import type { DepositSettingRow } from '../../deposits/common/repository/tables.ts'
import type { SettingsContext } from '../context.ts'
import { depositSettingsOf, depositValuesOf } from './deposit-values.ts'
import { judgeDeposits } from './judge-week.ts'
import { listPastDeposits } from '../repository/read-week.ts'
import { findWaiting, requireBase, type AskedChange } from './change-settings.ts'
import {
  depositSettingsKindName,
  depositSettingsTarget,
  type DepositChange,
  mergeDepositSettings,
} from './deposit-settings-kind.ts'

const lines = ['accepted', 'out_of_bounds'] as const

/** How a brand takes deposits: shown, tried on the last seven days, changed by two persons. */
export const createDepositSettings = ({ database, staff, clock }: SettingsContext) => {
  const getRow = async (brandId: number): Promise<DepositSettingRow> => {
    const row = await findSetting(database, brandId)
    if (!row) throw new Refusal('cashier_settings.unknown')
    return row
  }
  const kind = depositSettingsKindName
  const target = depositSettingsTarget
  return {
    showDepositSettings: async (
      brandId: number,
    ): Promise<Answer<typeof contract.showDepositSettings>> => ({
      settings: depositSettingsOf(await getRow(brandId)),
      waiting: await findWaiting(staff, brandId, kind, target),
    }),
    previewDepositSettings: async (
      brandId: number,
      change: DepositChange,
    ): Promise<contract.SettingsPreview> => {
      const row = await getRow(brandId)
      const changed = depositValuesOf(mergeDepositSettings(depositSettingsOf(row), change))
      const since = weekBefore(clock.now())
      const week = await listPastDeposits(database, { brandId, since, limit: judgedMax })
      return previewOf(judgeDeposits(week, row, changed), lines, since)
    },
    changeDepositSettings: async (
      asked: AskedChange<DepositChange>,
    ): Promise<Answer<typeof contract.changeDepositSettings>> => {
      const { brandId, by, requestId, change, base, reason } = asked
      requireBase(depositSettingsOf(await getRow(brandId)), base)
      return staff.askChange({ kind, target, brandId, input: change, reason, requestId, by })
    },
  }
}
