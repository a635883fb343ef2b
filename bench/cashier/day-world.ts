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

/** Each member's own CPF; nobody checks its digits here. */
export const cpfOf = (memberId: bigint): string => String(memberId).padStart(11, '0')

/** What a member loses elsewhere, so that a returned Pix is not always covered. */
export const playKinds: readonly KindDefinition[] = [
  { kind: 'bench.lost', role: 'debit', typeCode: 3200, house: 'bench_play' },
]

/** What a payer does with a code. */
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
  /** Told milliseconds since the beginning of the day, and from the code to the paying. */
  readonly atMs: number
  readonly thinkMs: number
  readonly manner: Manner
  /** Taken back by the payer's bank so long after the paying. */
  readonly disputeAfterMs: number | undefined
  /** Lost at play before that. */
  readonly playsFirst: boolean
}
