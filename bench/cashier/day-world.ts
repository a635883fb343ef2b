import type { KindDefinition } from '../../apps/server/src/modules/wallet/index.ts'
import type { DayClock } from './day-clock.ts'

/** What the server process is started with. */
export type ServerOrder = {
  readonly databaseUrl: string
  readonly apiUrl: string
  readonly tlsFolder: string
  readonly client: { readonly id: string; readonly secret: string }
  readonly pixKey: string
  readonly port: number
  readonly webhookPort: number
  readonly clock: DayClock
}

const checkDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0)
  return ((sum * 10) % 11) % 10
}

/** Each member's own CPF, with valid check digits, as a Pix key requires. */
export const cpfOf = (memberId: bigint): string => {
  const digits = [...String(memberId).padStart(9, '0')].map(Number)
  const first = checkDigit(digits)
  return [...digits, first, checkDigit([...digits, first])].join('')
}

/** Every other member has won something before the day begins, and withdraws money. */
export const isRich = (memberId: bigint): boolean => memberId % 2n === 1n
export const winningsMinor = 50_000_000n

/** The member's other losses, so that a returned Pix is not always covered. */
export const playKinds: readonly KindDefinition[] = [
  { kind: 'bench.lost', role: 'debit', typeCode: 3200, house: 'bench_play' },
  { kind: 'bench.won', role: 'credit', typeCode: 3100, house: 'bench_play' },
]

/** A payer's action on a code. */
export const manners = [
  'fits',
  'twice',
  'wrong_amount',
  'stranger',
  'late',
  'orphan',
  'unpaid',
] as const
export type Manner = (typeof manners)[number]

export type PlannedDeposit = {
  readonly memberId: bigint
  readonly clientId: string
  readonly amount: string
  /** Simulated milliseconds since the beginning of the day, and from the code to the payment. */
  readonly atMs: number
  readonly thinkMs: number
  readonly manner: Manner
  /** reversed by the payer's bank this long after the payment. */
  readonly disputeAfterMs: number | undefined
  /** Lost in play before that. */
  readonly playsFirst: boolean
}

export type PlannedWithdrawal = {
  readonly memberId: bigint
  readonly clientId: string
  readonly amount: string
  readonly atMs: number
}
