import type { Sums } from './sums.ts'

/** The effect of a movement on a team's figures; one without an entry here changes balances only. */
export type MovementKind =
  | 'deposit'
  | 'withdraw'
  | 'transfer_in'
  | 'transfer_out'
  | 'bet'
  /** Undoes a movement of a round: a stake if it gives, a prize if it takes. */
  | 'undone'
  | 'win'
  | 'rebate'
  | 'promotion'
  | 'agent_rebate'
  | 'dividend'
  | 'daily_salary'
  | 'hourly_salary'
  | 'realtime_salary'

const ofRounds: ReadonlySet<MovementKind> = new Set(['bet', 'undone', 'win'])
/** Play is listed by rounds, everything else by movements. */
export const isOfRound = (kind: MovementKind): boolean => ofRounds.has(kind)

/** The figure that a movement changes, and by how much. `amountMinor` is signed, from the member's side. */
export const changeOf = (kind: MovementKind, amountMinor: bigint): Partial<Sums> => {
  switch (kind) {
    case 'deposit':
      return { depositMinor: amountMinor }
    case 'withdraw':
      return { withdrawMinor: -amountMinor }
    case 'transfer_in':
      return { transferInMinor: amountMinor }
    case 'transfer_out':
      return { transferOutMinor: -amountMinor }
    case 'bet':
      return { betMinor: -amountMinor }
    case 'win':
      return { winMinor: amountMinor }
    case 'undone':
      return amountMinor > 0n ? { betMinor: -amountMinor } : { winMinor: amountMinor }
    case 'rebate':
      return { rebateMinor: amountMinor }
    case 'promotion':
      return { promotionMinor: amountMinor }
    case 'agent_rebate':
    case 'dividend':
    case 'daily_salary':
    case 'hourly_salary':
    case 'realtime_salary':
      // An agent's earnings are not a result of play.
      return {}
    default:
      return kind satisfies never
  }
}
