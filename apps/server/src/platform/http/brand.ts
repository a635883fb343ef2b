import type { ModuleId } from '@trevo/contract/module-ids.ts'
import type { Language } from '@trevo/contract/shapes.ts'

/** The origin and target of a call. */
export type Visitor = {
  readonly address: string
  /** ISO 3166, two capitals; null while unknown. */
  readonly country: string | null
  /** The requested host name. */
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
  /** By the Merchant header; undefined if nobody has this code. */
  byMerchant(merchant: string): Brand | undefined
  /** By the requested host name; the first brand if no domain matches. */
  byHost(host: string): Brand
  /** Whether the brand is closed to visitors from there. */
  isRegionRestricted(brand: Brand, visitor: Visitor): boolean
  /** Whether the brand is open to everybody from everywhere, so that nobody need be located; if known. */
  restrictsNobody?(brand: Brand): boolean
  /** Whether this host belongs to the brand. */
  isOwnHost(brand: Brand, host: string): boolean
}
