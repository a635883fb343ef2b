import type { ModuleId } from '@trevo/contract/module-ids.ts'
import type { Language } from '@trevo/contract/shapes.ts'

/** Where a call comes from and where to. */
export type Visitor = {
  readonly address: string
  /** ISO 3166, two capitals; null while unknown. */
  readonly country: string | null
  /** The host name asked for. */
  readonly host: string
}

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
  /** Whether the brand is closed to visitors from there. */
  isRegionRestricted(brand: Brand, visitor: Visitor): boolean
  /** Whether everybody from everywhere may come in, so that nobody need be located; when known. */
  restrictsNobody?(brand: Brand): boolean
  /** Whether the brand is at home at this host. */
  isOwnHost(brand: Brand, host: string): boolean
}
