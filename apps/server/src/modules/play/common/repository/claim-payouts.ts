import type { Pool } from '@trevo/database/connect.ts'
import type { ClaimDefinition } from '../../../wallet/index.ts'
import type { KnownStake } from '../domain/known-stake.ts'

/** Decides that a stake is paid, and records the bet; see `migrations/0001` and `0003`. */
export const payoutClaim = {
  call: 'play.settle_bets',
  callForNew: 'play.settle_new_bets',
  valueCount: 10,
} as const satisfies ClaimDefinition

export type PayoutClaim = {
  readonly vendor: string
  readonly debitTxn: string
  readonly roundId: string
  readonly roundClosed: boolean
  /** The part of the stake that was never at risk and does not count, in 1/10,000 BRL. */
  readonly uncountedMinor: bigint
  /** The part of the payout that other players lost. */
  readonly wonFromPlayersMinor: bigint
  readonly stake: Pick<KnownStake, 'nodeId' | 'stakeMinor' | 'placedAt' | 'isFree'>
}

/** The bet's data from its stake. */
const stakeValues = ({
  stake: { nodeId, stakeMinor, placedAt, isFree },
}: Pick<PayoutClaim, 'stake'>): readonly [string, string, string, string] => [
  String(nodeId),
  String(stakeMinor),
  placedAt.toISOString(),
  isFree ? 'free' : 'real',
]

/** A payout's claim, for the batch that pays it. */
export const claimValues = (claim: PayoutClaim): readonly string[] => [
  claim.vendor,
  claim.debitTxn,
  claim.roundId,
  claim.roundClosed ? 't' : 'f',
  String(claim.uncountedMinor),
  String(claim.wonFromPlayersMinor),
  ...stakeValues(claim),
]

export type LossClaim = PayoutClaim & { readonly creditTxn: string; readonly memberId: bigint }

const text = `select play.settle_bets($1, $2::integer[], $3::text[], $4::bigint[], $5::bigint[],
  $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[],
  $14::text[], $15::text[]) as lost`

/** Claims stakes for credits of zero, which move no money. Returns whether each claim succeeded. */
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
        claims.map(({ uncountedMinor }) => String(uncountedMinor)),
        claims.map(({ wonFromPlayersMinor }) => String(wonFromPlayersMinor)),
        ...([0, 1, 2, 3] as const).map((at) => claims.map((claim) => stakeValues(claim)[at])),
      ],
    })
    const lost = new Set(rows[0]?.lost)
    return claims.map((_, index) => !lost.has(index + 1))
  }
