import type { Answer } from '@trevo/contract/endpoint.ts'
import * as contract from '@trevo/contract/ops/payments/cashier-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { changedMeanwhile } from '../../../../platform/approvals/compare-settings.ts'
import { judgedMax, previewOf, weekBefore } from '../../../../platform/approvals/preview-lines.ts'
import type { PlayContext } from '../../common/context.ts'
import type { PlayTables } from '../../common/repository/tables.ts'
import {
  findHeldCreditSetting,
  listHeldSince,
  lockHeldCreditSetting,
  saveHeldCreditSetting,
} from '../../rounds/repository/held-credits.ts'
import { needsSecond, secondPersonFromMinor } from '../domain/needs-second.ts'

type Settings = contract.HeldCreditSettings
type Row = { readonly second_person_from_minor: bigint }

const kind = 'changeHeldCreditSettings'
const target = 'held-credits'
const Input = contract.HeldCreditSettings.partial()
type Change = z.infer<typeof Input>

/** Brands without a row have the platform's own threshold. */
const settingsOf = (row: Row | undefined): Settings => ({
  secondPersonFrom: formatMoney(row?.second_person_from_minor ?? secondPersonFromMinor),
})

/** @throws Refusal `cashier_settings.invalid`: from zero on every credit would take two persons, without end */
const rowOf = (settings: Settings): Row => {
  const fromMinor = parseMoney(settings.secondPersonFrom)
  if (fromMinor <= 0n) throw new Refusal('cashier_settings.invalid', { field: 'secondPersonFrom' })
  return { second_person_from_minor: fromMinor }
}

const merge = (current: Settings, change: Change): Settings =>
  contract.HeldCreditSettings.parse({ ...current, ...change })

const read = async (tx: Tx, { brandId, input }: ChangeOrder<Change>) => {
  const before = settingsOf(await lockHeldCreditSetting(tx, brandId))
  const after = merge(before, input)
  if (after.secondPersonFrom === before.secondPersonFrom) {
    throw new Refusal('cashier_settings.unchanged')
  }
  return { before, after, row: rowOf(after) }
}

/** From which held credit on two persons of a brand release it. */
export const heldCreditSettingsKind = (): ChangeKind =>
  changeKind({
    kind,
    right: 'brands.cashier',
    input: Input,
    describe: async (tx, order) => {
      const { before, after } = await read(tx, order)
      return { before, after }
    },
    execute: async (tx, order) => {
      const { row } = await read(tx, order)
      await saveHeldCreditSetting(tx, order.brandId, row.second_person_from_minor)
    },
  })

const lines = ['one_person', 'second_person'] as const

type Asked = {
  readonly brandId: number
  readonly by: { readonly operatorId: bigint; readonly username: string }
  readonly requestId: string
  readonly change: Change
  readonly base: Change
  readonly reason: string
}

/** The threshold: shown, tried on the last seven days, changed by two persons. */
export const createHeldCreditSettings = ({ database, staff, clock }: PlayContext) => {
  const findRow = (brandId: number) =>
    database.inTx((tx) => findHeldCreditSetting(tables<PlayTables>(tx), brandId))
  return {
    showHeldCreditSettings: async (
      brandId: number,
    ): Promise<Answer<typeof contract.showHeldCreditSettings>> => {
      const waiting = (await staff.listWaiting(brandId, kind, [target])).get(target)
      return {
        settings: settingsOf(await findRow(brandId)),
        waiting: waiting
          ? {
              requestId: waiting.requestId,
              askedBy: waiting.askedBy,
              askedAt: waiting.askedAt.toISOString(),
            }
          : null,
      }
    },
    previewHeldCreditSettings: async (
      brandId: number,
      change: Change,
    ): Promise<contract.SettingsPreview> => {
      const row = await findRow(brandId)
      const changed = rowOf(merge(settingsOf(row), change))
      const since = weekBefore(clock.now())
      const lineOf = (amountMinor: bigint, setting: Row | undefined) =>
        needsSecond(amountMinor, setting) ? ('second_person' as const) : ('one_person' as const)
      const week = await listHeldSince(database, brandId, since, judgedMax)
      const judged = week.map(({ id, amount_minor: amountMinor, held_at: at }) => ({
        id,
        amountMinor,
        at,
        before: lineOf(amountMinor, row),
        after: lineOf(amountMinor, changed),
      }))
      return previewOf(judged, lines, since)
    },
    changeHeldCreditSettings: async ({
      brandId,
      by,
      requestId,
      change,
      base,
      reason,
    }: Asked): Promise<Answer<typeof contract.changeHeldCreditSettings>> => {
      const changed = changedMeanwhile(settingsOf(await findRow(brandId)), base)
      if (changed.length > 0) {
        throw new Refusal('cashier_settings.changed', { fields: changed.join(', ') })
      }
      return staff.askChange({ kind, target, brandId, input: change, reason, requestId, by })
    },
  }
}
