import type { Pool } from '@trevo/database/connect.ts'
import type { ClaimDefinition } from '../../wallet/index.ts'

/** Decides that a stake is paid; see `migrations/0002` and `0004`. */
export const payoutClaim = {
  call: 'play.claim_payouts',
  callForNew: 'play.claim_new_payouts',
  valueCount: 4,
} as const satisfies ClaimDefinition

export type PayoutClaim = {
  readonly vendor: string
  readonly debitTxn: string
  readonly roundId: string
  readonly roundClosed: boolean
}

/** What a payout's claim brings to the batch that pays it. */
export const claimValues = (claim: PayoutClaim): readonly string[] => [
  claim.vendor,
  claim.debitTxn,
  claim.roundId,
  claim.roundClosed ? 't' : 'f',
]

export type LossClaim = PayoutClaim & { readonly creditTxn: string; readonly memberId: bigint }

const text = `select play.claim_payouts($1, $2::integer[], $3::text[], $4::bigint[], $5::bigint[],
  $6::text[], $7::text[], $8::text[], $9::text[]) as lost`

/** Claims stakes for credits of zero, which move no money. Answers whether each was won. */
export const claimLosses =
  (pool: Pool, now: () => Date) =>
  async (claims: readonly LossClaim[]): Promise<boolean[]> => {
    const { rows } = await pool.query<{ lost: number[] }>({
      name: payoutClaim.call,
      text,
      values: [
        now(),
        claims.map((_, index) => index + 1),
        claims.map(({ creditTxn }) => creditTxn),
        claims.map(({ memberId }) => memberId * 4n),
        claims.map(() => 0n),
        claims.map(({ vendor }) => vendor),
        claims.map(({ debitTxn }) => debitTxn),
        claims.map(({ roundId }) => roundId),
        claims.map(({ roundClosed }) => String(roundClosed)),
      ],
    })
    const lost = new Set(rows[0]?.lost)
    return claims.map((_, index) => !lost.has(index + 1))
  }
