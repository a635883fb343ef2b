import { BrandChange, brandSectionNames } from '@trevo/contract/ops/company/brands.ts'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { changeBrand as Endpoint } from '@trevo/contract/ops/company/brands.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { ascending } from '@trevo/platform/in-order.ts'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { compareSection, requirePossible } from '../domain/brand-sections.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { isHostTaken, lockBrand, saveSection } from '../repository/change-brand.ts'

const kind = 'changeBrand'
const Input = z.strictObject({ change: BrandChange })
type Order = ChangeOrder<z.infer<typeof Input>>

/** Tells every copy that the settings are no longer those it has. */
export const announceSettings = ({ bus, logger }: BrandDeskNeeds): void => {
  bus
    .publish('settings.changed', {})
    // Each copy reads them again within 15 s in any case.
    .catch((error: unknown) => logger?.error({ err: error }, 'settings not announced'))
}

/** @throws Refusal `brand.change_invalid`, `brand.nothing_changes` */
const describe = async (tx: Tx, { brandId, target, input }: Order, now: Date) => {
  const { change } = input
  if (change.section !== target) throw new Refusal('brand.change_invalid', { reason: 'target' })
  const parts = await lockBrand(tx, brandId)
  if (!parts) throw new Error(`no brand ${brandId}`)
  requirePossible(change, parts.row, now)
  if (change.section === 'domains' && (await isHostTaken(tx, brandId, change.domains))) {
    throw new Refusal('brand.change_invalid', { reason: 'domains' })
  }
  const view = compareSection(parts, change)
  if (isSame(view.before, view.after)) throw new Refusal('brand.nothing_changes')
  return view
}

/** The order of fields does not count. */
export const isSame = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b)
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(ascending(([key]) => key)))
      : part,
  )

/** Another value of a section of a brand. */
export const changeBrandKind = (needs: BrandDeskNeeds): ChangeKind =>
  changeKind({
    kind,
    right: 'brands.change',
    input: Input,
    describe: (tx, order) => describe(tx, order, needs.clock.now()),
    execute: async (tx, { brandId, input }) => {
      await saveSection(tx, brandId, input.change)
      afterCommit(tx, () => announceSettings(needs))
    },
  })

/** The first yes to another value of a section, or the second one to the same. */
export const createChangeBrand =
  ({ staff }: BrandDeskNeeds) =>
  (
    by: Operator,
    { change, requestId, reason }: Body<typeof Endpoint>,
  ): Promise<Answer<typeof Endpoint>> =>
    staff.askChange({
      kind,
      brandId: by.brandId,
      target: change.section,
      input: { change },
      reason,
      requestId,
      by,
    })

export const changeBrandKindName = kind
export const changeBrandTargets: readonly string[] = brandSectionNames
