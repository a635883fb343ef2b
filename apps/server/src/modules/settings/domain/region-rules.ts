import { BlockList, isIP } from 'node:net'

/** Restrictions on visitors. Addresses as IP or CIDR, countries as two capitals. */
export type RegionRules = {
  readonly blockedAddresses: readonly string[]
  readonly allowedAddresses: readonly string[]
  readonly blockedCountries: readonly string[]
  readonly allowedCountries: readonly string[]
}

export type RegionCheck = (visitor: {
  readonly address: string
  readonly country: string | null
}) => boolean

type Family = 'ipv4' | 'ipv6'
const familyOf = (address: string): Family => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const listOf = (addresses: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const address of addresses) {
    const [net = '', bits] = address.split('/')
    if (bits) list.addSubnet(net, Number(bits), familyOf(net))
    else list.addAddress(net, familyOf(net))
  }
  return list
}

/**
 * Creates the check "is this visitor restricted": an address list takes precedence over a country list, and the
 * more specific entry wins: an allowed address, then a blocked address, then a blocked country, then the list of
 * allowed countries. A visitor of unknown country matches no list.
 */
export const createRegionCheck = (rules: RegionRules): RegionCheck => {
  const allowed = listOf(rules.allowedAddresses)
  const blocked = listOf(rules.blockedAddresses)
  const blockedCountries = new Set(rules.blockedCountries)
  const allowedCountries = new Set(rules.allowedCountries)
  // Checked on every call, and most brands have no such list.
  const hasAddresses = rules.allowedAddresses.length + rules.blockedAddresses.length > 0

  return ({ address, country }) => {
    if (hasAddresses && isIP(address) !== 0) {
      if (allowed.check(address, familyOf(address))) return false
      if (blocked.check(address, familyOf(address))) return true
    }
    if (country !== null && blockedCountries.has(country)) return true
    return allowedCountries.size > 0 && !(country !== null && allowedCountries.has(country))
  }
}
