import type { FastifyRequest } from 'fastify'
import { BlockList, isIP } from 'node:net'
import { listOf } from '@trevo/platform/environment.ts'
import { forwardedBy, isFromThisMachine } from './this-machine.ts'

type Asking = Pick<FastifyRequest, 'socket' | 'headers'>
export type MayReadMetrics = (request: Asking) => boolean

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** IPv4 as a listener on all addresses reports it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

/**
 * Who may read metrics: this machine, and the networks listed in the settings. The connection's own address
 * counts; a forwarded request comes from elsewhere. @throws for an invalid network.
 */
export const createMayReadMetrics = (networks: string): MayReadMetrics => {
  const allowed = new BlockList()
  for (const network of listOf(networks)) {
    const [address = '', bits] = network.trim().split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const prefix = bits === undefined ? most : Number(bits)
    if (!isIP(address) || !Number.isInteger(prefix) || prefix < 1 || prefix > most) {
      throw new Error(`METRICS_FROM: ${network} is not a network`)
    }
    allowed.addSubnet(address, prefix, familyOf(address))
  }
  return (request) => {
    if (isFromThisMachine(request)) return true
    const address = plain(request.socket.remoteAddress ?? '')
    if (!isIP(address) || forwardedBy.some((name) => request.headers[name] !== undefined)) {
      return false
    }
    return allowed.check(address, familyOf(address))
  }
}
