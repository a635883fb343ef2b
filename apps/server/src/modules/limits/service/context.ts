import type { LimitsNeeds } from '../needs.ts'

export type LimitsContext = LimitsNeeds & {
  /** Counts what bets gave back until now; calls at the same time share one run. */
  readSettled(): Promise<void>
  /** The member's stakes or time were counted a moment ago: warnings may be due. */
  touch(memberId: bigint): void
}

export const nowOf = ({ clock }: LimitsNeeds): Date => clock.now()
