import type { ModuleId } from '@trevo/contract/module-ids.ts'
import type { Language } from '@trevo/contract/shapes.ts'

/** What the binder needs to know of a brand on every call. */
export type Brand = {
  readonly id: number
  readonly merchant: string
  readonly defaultLanguage: Language
  readonly maintenance: boolean
  readonly disabledModules: ReadonlySet<ModuleId>
  readonly jurisdiction: 'open' | 'br'
}

export type BrandDirectory = {
  /** By the Merchant header; undefined when nobody has this code. */
  byMerchant(merchant: string): Brand | undefined
  /** By the host name asked for; the first brand when no domain fits. */
  byHost(host: string): Brand
  /** Whether this address may use the brand. */
  isRegionRestricted(brand: Brand, address: string): boolean
}
