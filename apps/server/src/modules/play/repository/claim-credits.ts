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

const text = `select ord, state, credit, payout from play.claim_credits(
  $1::text::text[], $2::text::text[], $3::text::text[], $4::text::bigint[], $5::text::text[],
  $6::text::bigint[], $7::text::boolean[], $8, $9)`

type Row = {
  ord: number
  state: ClaimedFate['state']
  credit: string | null
  payout: bigint
}

const quoted = (value: string): string =>
  `"${/["\\]/.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '\\"') : value}"`

// Array literals written here: the driver's own writer costs several times as much.
const literal = (
  claims: readonly CreditClaim[],
  field: (claim: CreditClaim) => string | bigint | boolean,
): string => {
  let list = '{'
  for (const [index, claim] of claims.entries()) {
    if (index > 0) list += ','
    list += String(field(claim))
  }
  return `${list}}`
}

/** Claims stakes for credits in one statement, each answered by what its row says now. */
export const claimCredits =
  (pool: Pool, now: () => Date) =>
  async (claims: readonly CreditClaim[]): Promise<ClaimedFate[]> => {
    const { rows } = await pool.query<Row>({
      name: 'play.claim_credits',
      text,
      values: [
        literal(claims, (claim) => quoted(claim.vendor)),
        literal(claims, (claim) => quoted(claim.debitTxn)),
        literal(claims, (claim) => quoted(claim.creditTxn)),
        literal(claims, (claim) => claim.memberId),
        literal(claims, (claim) => quoted(claim.roundId)),
        literal(claims, (claim) => claim.payoutMinor),
        literal(claims, (claim) => claim.roundClosed),
        now(),
        claims.some((claim) => claim.payoutMinor === 0n),
      ],
    })
    const decided: ClaimedFate[] = claims.map(({ creditTxn, payoutMinor }) => ({
      state: 'settled',
      creditTxn,
      firstPayoutMinor: payoutMinor,
      isFresh: true,
    }))
    for (const { ord, state, credit, payout } of rows) {
      decided[ord - 1] = { state, creditTxn: credit, firstPayoutMinor: payout, isFresh: false }
    }
    return decided
  }
