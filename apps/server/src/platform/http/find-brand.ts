import type { IncomingHttpHeaders } from 'node:http'
import type { Brand, BrandDirectory } from './brand.ts'
import { headerOf } from './header-of.ts'

/** The brand that is meant: by the Merchant header, else by the host name asked for. */
export const findBrand = (
  brands: BrandDirectory,
  headers: IncomingHttpHeaders,
  host: string,
): Brand | undefined => {
  const merchant = headerOf(headers, 'merchant')
  return merchant === undefined ? brands.byHost(host) : brands.byMerchant(merchant)
}
