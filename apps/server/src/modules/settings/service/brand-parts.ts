import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showBrand } from '@trevo/contract/ops/company/brands.ts'
import type { SettingsRows } from '../domain/settings-rows.ts'
import type { ModuleSwitch } from '../domain/whitelabel-tree.ts'
import type { BrandDeskNeeds } from '../needs.ts'

type Waiting = Answer<typeof showBrand>['waiting']

/** Changes of a kind that wait for a second person. */
export const waitingOf = async (
  { staff }: BrandDeskNeeds,
  brandId: number,
  kind: string,
): Promise<Waiting> => {
  const found = await staff.listWaiting(brandId, kind)
  return [...found].map(([section, { requestId, askedBy, askedAt, reason }]) => ({
    section,
    requestId,
    askedBy,
    askedAt: askedAt.toISOString(),
    reason,
  }))
}

/** The stored switches of a brand. */
export const switchesOf = ({ switches }: SettingsRows, brandId: number): ModuleSwitch[] =>
  switches
    .filter((one) => one.brand_id === brandId)
    .map((one) => ({
      moduleId: one.module_id,
      parentId: one.parent_id ?? undefined,
      enabled: one.enabled,
    }))
