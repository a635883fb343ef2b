import type { Server } from 'node:net'
import { BlockList, isIP, isIPv4 } from 'node:net'
import { addressKey } from './address.ts'

/** How long a request may take to arrive: headers this late are not from a real client, but a body may be slow. */
export const arrivalTimes = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
} as const

/** Browsers open about ten; a few hundred people may share the address of their network. */
export const connectionsPerAddressMax = 500

export type ConnectionBound = {
  readonly max?: number
  /**
   * Addresses, networks (`10.0.0.0/8`) and names of networks (`uniquelocal`) of proxies, which connect
   * for everybody; in the form that Fastify's `trustProxy` takes.
   */
  readonly proxies?: readonly string[]
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')
/** An IPv4 address reported by an IPv6 socket. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** What `trustProxy` accepts in addition to addresses. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const listOf = (proxies: readonly string[]): BlockList => {
  const list = new BlockList()
  // Probes and proxies of this machine.
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const proxy of proxies.flatMap((one) => namedNetworks[one.trim()] ?? [one])) {
    const [address = '', bits] = proxy.trim().split('/')
    if (isIP(address) === 0) continue
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/**
 * Immediately closes connections from an address (for IPv6 a /64) beyond its limit, before reading
 * anything; this machine and the proxies are not counted.
 */
export const boundConnections = (
  server: Pick<Server, 'on'>,
  { max = connectionsPerAddressMax, proxies = [] }: ConnectionBound = {},
): void => {
  const uncounted = listOf(proxies)
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = plain(socket.remoteAddress ?? '')
    if (isIP(address) === 0 || uncounted.check(address, familyOf(address))) return
    const key = addressKey(address)
    const count = open.get(key) ?? 0
    if (count >= max) {
      socket.destroy()
      return
    }
    open.set(key, count + 1)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
  })
}
