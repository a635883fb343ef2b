import type { SettingsContext } from './context.ts'
import { depositSettingsKind } from './service/deposit-settings-kind.ts'
import { createDepositSettings } from './service/deposit-settings.ts'
import { withdrawalSettingsKind } from './service/withdrawal-settings-kind.ts'
import { createWithdrawalSettings } from './service/withdrawal-settings.ts'

/** Settings of a brand's cashier, and the acts of two persons that change them. */
export const createBrandSettings = (context: SettingsContext) => ({
  ...createDepositSettings(context),
  ...createWithdrawalSettings(context),
  settingKinds: [depositSettingsKind(), withdrawalSettingsKind()],
})

export type BrandSettings = ReturnType<typeof createBrandSettings>
