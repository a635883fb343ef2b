import { isIPv4 } from 'node:net'

/** A network in CIDR, and the country it belongs to. */
export type CountryOfNetwork = readonly [network: string, country: string]

type Branch = [Branch | string | undefined, Branch | string | undefined]

const size = (type: number, length: number) => Buffer.from([(type << 5) | length])
const text = (value: string): Buffer =>
  Buffer.concat([size(2, value.length), Buffer.from(value, 'latin1')])
const map = (entries: readonly (readonly [string, Buffer])[]): Buffer =>
  Buffer.concat([size(7, entries.length), ...entries.flatMap(([key, value]) => [text(key), value])])
const uint16 = (value: number) =>
  Buffer.concat([size(5, 2), Buffer.from([value >> 8, value & 255])])
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return Buffer.concat([size(6, 4), bytes])
}
// Types above 7 are in a second byte: 64-bit numbers are type 9, lists type 11.
const uint64 = (value: number) => Buffer.concat([Buffer.from([4, 2]), uint32(value).subarray(1)])
const listOf = (value: Buffer) => Buffer.concat([Buffer.from([1, 4]), value])

const bitsOfIpv4 = (address: string) =>
  '0'.repeat(96) +
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
const bitsOfIpv6 = (address: string) => {
  const [head = '', tail = ''] = address.split('::')
  const [start, end] = [head, tail].map((half) => half.split(':').filter(Boolean))
  const middle = Array.from({ length: 8 - (start?.length ?? 0) - (end?.length ?? 0) }, () => '0')
  return [...(start ?? []), ...middle, ...(end ?? [])]
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('')
}
const pathOf = (network: string): string => {
  const [address = '', length = ''] = network.split('/')
  return isIPv4(address)
    ? bitsOfIpv4(address).slice(0, 96 + Number(length))
    : bitsOfIpv6(address).slice(0, Number(length))
}

const treeOf = (networks: readonly CountryOfNetwork[]): Branch => {
  const root: Branch = [undefined, undefined]
  for (const [network, country] of networks) {
    const path = [...pathOf(network)].map(Number) as (0 | 1)[] // digits of a binary number
    const last = path.pop()
    if (last === undefined) throw new Error(`${network} covers everything`)
    let at = root
    for (const bit of path) {
      const below = at[bit]
      if (typeof below === 'string') throw new Error(`${network} is within another network`)
      at = at[bit] = below ?? [undefined, undefined]
    }
    at[last] = country
  }
  return root
}

/** A database in MaxMind's format (version 2, 24-bit records, IPv6) of countries alone. */
export const countryFile = (networks: readonly CountryOfNetwork[]): Buffer => {
  const nodes: Branch[] = [treeOf(networks)]
  for (const node of nodes) {
    for (const below of node) if (typeof below === 'object') nodes.push(below)
  }
  const countries = [...new Set(networks.map(([, country]) => country))]
  const records = countries.map((code) => map([['country', map([['iso_code', text(code)]])]]))
  const offsets = records.map((_, index) => Buffer.concat(records.slice(0, index)).length)
  const record = (below: Branch[0]): Buffer => {
    const none = nodes.length
    const value =
      below === undefined
        ? none
        : typeof below === 'object'
          ? nodes.indexOf(below)
          : none + 16 + (offsets[countries.indexOf(below)] ?? 0)
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes.subarray(1)
  }
  const metadata = map([
    ['node_count', uint32(nodes.length)],
    ['record_size', uint16(24)],
    ['ip_version', uint16(6)],
    ['database_type', text('Test-Country')],
    ['languages', listOf(text('en'))],
    ['binary_format_major_version', uint16(2)],
    ['binary_format_minor_version', uint16(0)],
    ['build_epoch', uint64(1_700_000_000)],
    ['description', map([['en', text('of a test')]])],
  ])
  return Buffer.concat([
    ...nodes.flatMap((node) => node.map(record)),
    Buffer.alloc(16),
    ...records,
    Buffer.from('abcdef4d61784d696e642e636f6d', 'hex'),
    metadata,
  ])
}
