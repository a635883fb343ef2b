import type { IncomingHttpHeaders } from 'node:http'
import type { Brand, BrandDirectory } from './brand.ts'
import { headerOf } from './header-of.ts'

/** The intended brand: by the Merchant header, otherwise by the requested host name. */
export const findBrand = (
  brands: BrandDirectory,
  headers: IncomingHttpHeaders,
  host: string,
): Brand | undefined => {
  const merchant = headerOf(headers, 'merchant')
  return merchant === undefined ? brands.byHost(host) : brands.byMerchant(merchant)
}
