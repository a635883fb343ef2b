import { isIP, isIPv4 } from 'node:net'

const mapped = /^::ffff:(?=\d+\.)/i

/** An address as it is stored: without zone, IPv4 as IPv4; `::` if there is no address (a local socket). */
export const plainAddress = (address: string): string => {
  const [plain = ''] = address.replace(mapped, '').split('%')
  return isIP(plain) ? plain : '::'
}

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  if (tail === undefined) return start
  const end = tail.split(':').filter(Boolean)
  const missing = Math.max(0, 8 - start.length - end.length)
  return [...start, ...Array.from({ length: missing }, () => '0'), ...end]
}

/** The key by which failures are counted: an IPv4 address, or the /64 that one IPv6 customer is given. */
export const addressKey = (address: string): string => {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain
  const network = groupsOf(plain)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
