import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { ModuleId } from '@trevo/contract/module-ids.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { Brand, BrandDirectory, Visitor } from './brand.ts'

/** What keeps the visitor out of the brand as a whole; undefined when nothing does. */
export const demandOpen = (
  endpoint: EndpointSpec,
  brand: Brand,
  visitor: Visitor,
  brands: BrandDirectory,
): RefusalCode | undefined => {
  if (endpoint.alwaysOpen) return undefined
  if (brand.maintenance) return 'system.maintenance'
  if (brands.isRegionRestricted(brand, visitor)) return 'system.region_restricted'
  return brands.isOwnHost(brand, visitor.host) ? undefined : 'system.domain_invalid'
}

/** Refuses a relay call under another module's id, and a call whose module is off. */
export const demandModule = (
  endpoint: EndpointSpec,
  brand: Brand,
  header: string | string[] | undefined,
): RefusalCode | undefined => {
  const isRelay = endpoint.path.startsWith('/wps/relay/')
  if (isRelay && header !== endpoint.moduleId) return 'function.not.available'
  const needed: readonly (ModuleId | undefined)[] = [
    endpoint.moduleId,
    ...(endpoint.switches ?? []),
  ]
  const isOff = needed.some((one) => one !== undefined && brand.disabledModules.has(one))
  return isOff ? 'function.not.available' : undefined
}
