import type { MemberDependencies } from '../modules/members/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Config } from '../platform/config.ts'

/**
 * Where a brand's links lead: to this server's own origin if the brand is at home there, else to the
 * brand's main domain. Never to a host that a request named.
 */
export const siteOf =
  (
    settings: Settings,
    { SITE_ORIGIN }: Pick<Config, 'SITE_ORIGIN'>,
  ): MemberDependencies['siteOf'] =>
  (brandId) => {
    const { row } = settings.brand(brandId)
    const isHere = row.domains.includes(new URL(SITE_ORIGIN).hostname)
    return { name: row.name, origin: isHere ? SITE_ORIGIN : `https://${row.main_domain}` }
  }
