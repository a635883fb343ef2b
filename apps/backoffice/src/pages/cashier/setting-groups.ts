import {
  changeDepositSettings,
  changeHeldCreditSettings,
  changeWithdrawalSettings,
  previewDepositSettings,
  previewHeldCreditSettings,
  previewWithdrawalSettings,
  showDepositSettings,
  showHeldCreditSettings,
  showWithdrawalSettings,
} from '@trevo/api-client/ops-endpoints.ts'
import type { SettingsPreview } from '@trevo/contract/ops/payments/cashier-settings.ts'
import { ask, call } from '../../core/api.ts'
import {
  depositFields,
  heldCreditFields,
  withdrawalFields,
  type SettingField,
  type Settings,
} from './setting-fields.ts'

export type Waiting = {
  readonly requestId: string
  readonly askedBy: string
  readonly askedAt: string
} | null

export type Asked = {
  readonly requestId: string
  readonly change: Settings
  /** The present values of the changed fields, as they were on the screen. */
  readonly base: Settings
  readonly reason: string
}

/** A set of settings that is shown, previewed and changed together. */
export type SettingGroup = {
  /** Fields in parts, the first of which decides what a person looks at. */
  readonly parts: readonly (readonly SettingField[])[]
  show(): Promise<{ readonly settings: Settings; readonly waiting: Waiting }>
  preview(change: Settings): Promise<SettingsPreview>
  change(
    asked: Asked,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>
}

// The server reads each field again, by its own type.
const anyChange = (change: Settings): object => change

export const groupNames = ['withdrawals', 'deposits', 'held'] as const
export type GroupName = (typeof groupNames)[number]

export const settingGroups: Readonly<Record<GroupName, SettingGroup>> = {
  withdrawals: {
    parts: withdrawalFields,
    show: () => ask(showWithdrawalSettings),
    preview: (change) => ask(previewWithdrawalSettings, { body: { change: anyChange(change) } }),
    change: ({ change, base, ...asked }) =>
      call(changeWithdrawalSettings, {
        body: { ...asked, change: anyChange(change), base: anyChange(base) },
      }),
  },
  deposits: {
    parts: depositFields,
    show: () => ask(showDepositSettings),
    preview: (change) => ask(previewDepositSettings, { body: { change: anyChange(change) } }),
    change: ({ change, base, ...asked }) =>
      call(changeDepositSettings, {
        body: { ...asked, change: anyChange(change), base: anyChange(base) },
      }),
  },
  held: {
    parts: heldCreditFields,
    show: () => ask(showHeldCreditSettings),
    preview: (change) => ask(previewHeldCreditSettings, { body: { change: anyChange(change) } }),
    change: ({ change, base, ...asked }) =>
      call(changeHeldCreditSettings, {
        body: { ...asked, change: anyChange(change), base: anyChange(base) },
      }),
  },
}
