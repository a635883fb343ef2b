import type { Pool } from '@trevo/database/connect.ts'

export type CreditClaim = {
  readonly vendor: string
  readonly debitTxn: string
  readonly creditTxn: string
  readonly memberId: bigint
  readonly roundId: string
  readonly payoutMinor: bigint
  readonly roundClosed: boolean
}

export type ClaimedFate = {
  readonly state: 'settled' | 'rolled_back' | 'credit_undone'
  readonly creditTxn: string | null
  readonly firstPayoutMinor: bigint
  /** This very claim decided. */
  readonly isFresh: boolean
}

const text = `select states, credits, payouts, fresh
  from play.claim_credits($1, $2, $3, $4, $5, $6, $7, $8, $9)`

type Row = {
  states: ClaimedFate['state'][]
  credits: (string | null)[]
  payouts: bigint[]
  fresh: boolean[]
}

/** Claims stakes for credits in one statement, each answered by what its row says now. */
export const claimCredits =
  (pool: Pool, now: () => Date) =>
  async (claims: readonly CreditClaim[]): Promise<ClaimedFate[]> => {
    const { rows } = await pool.query<Row>({
      name: 'play.claim_credits',
      text,
      values: [
        claims.map((claim) => claim.vendor),
        claims.map((claim) => claim.debitTxn),
        claims.map((claim) => claim.creditTxn),
        claims.map((claim) => claim.memberId),
        claims.map((claim) => claim.roundId),
        claims.map((claim) => claim.payoutMinor),
        claims.map((claim) => claim.roundClosed),
        now(),
        claims.some((claim) => claim.payoutMinor === 0n),
      ],
    })
    const [row] = rows
    if (row?.states.length !== claims.length) throw new Error('play: claims were not answered')
    return row.states.map((state, index) => ({
      state,
      creditTxn: row.credits[index] ?? null,
      firstPayoutMinor: row.payouts[index] ?? 0n,
      isFresh: row.fresh[index] ?? false,
    }))
  }
