import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { HeldReason } from '@trevo/contract/promotion-names.ts'

/** The origin of a request; only compared, never shown. */
export type Device = { readonly userAgent: string; readonly address: string }

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Addresses that identify nobody. */
const isLocal = (address: string): boolean =>
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::$|f[cd]|fe80)/i.test(
    address.replace(/^::ffff:/i, ''),
  )

/** The block assigned to one customer of a provider: an IPv4 /24, an IPv6 /48. */
const blockOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '')
  return isIPv4(plain)
    ? `${plain.split('.').slice(0, 3).join('.')}.0/24`
    : `${plain.split(':').slice(0, 3).join(':')}::/48`
}

/** The comparable part of a device; undefined for a local one. */
export const deviceKeysOf = ({
  userAgent,
  address,
}: Device): { readonly deviceKey: string | null; readonly addressBlock: string | null } =>
  isLocal(address)
    ? { deviceKey: null, addressBlock: null }
    : { deviceKey: hash(`${userAgent}\n${address}`), addressBlock: blockOf(address) }

export const documentKeyOf = (document: string | undefined): string | null =>
  document === undefined ? null : hash(document)

/** Neighbours share a block of addresses; this many others in it are no coincidence. */
const sameBlockMax = 3
/** This many rewards per hour from one block mean a program, or one person. */
const perHourMax = 5

/** Why a reward waits for a review; empty without a reason. */
export const heldReasonsFor = (alike: {
  readonly document: number
  readonly payee: number
  readonly device: number
  readonly address: number
  readonly lastHour: number
  /** Bets of this account against a similar one. */
  readonly areOpposite: boolean
}): HeldReason[] => [
  ...(alike.document > 0 ? (['sameDocument'] as const) : []),
  ...(alike.payee > 0 ? (['samePayee'] as const) : []),
  ...(alike.device > 0 ? (['sameDevice'] as const) : []),
  ...(alike.address >= sameBlockMax ? (['sameAddress'] as const) : []),
  ...(alike.lastHour >= perHourMax ? (['tooFast'] as const) : []),
  ...(alike.areOpposite ? (['oppositeBets'] as const) : []),
]
