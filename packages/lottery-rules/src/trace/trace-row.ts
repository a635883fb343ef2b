/** One issue of a trace, planned; amounts in 1/10,000 BRL. */
export type TraceRow = {
  readonly drawNumber: string
  readonly multiple: number
  readonly amountMinor: bigint
  readonly cumulativeMinor: bigint
  /** For a margin plan: the payout of one winning line in this issue. */
  readonly prizeMinor?: bigint
  /** Prize minus everything staked until then. */
  readonly profitMinor?: bigint
}

export type TraceRefusalCode = 'no_issues' | 'multiple' | 'interval' | 'yield' | 'unreachable'

export type TracePlan =
  | { readonly ok: true; readonly rows: readonly TraceRow[] }
  | { readonly ok: false; readonly code: TraceRefusalCode; readonly issue?: number }

export type TraceStake = {
  /** Draw numbers of the issues, the earliest first. */
  readonly issues: readonly string[]
  /** The cart's cost at multiple 1, in 1/10,000 BRL. */
  readonly amountMinor: bigint
  readonly multipleMax: number
}

/** The rows of these multiples, with the total stake up to each. */
export const rowsOf = (
  { issues, amountMinor }: TraceStake,
  multiples: readonly number[],
): readonly TraceRow[] => {
  let cumulativeMinor = 0n
  return issues.map((drawNumber, index) => {
    const multiple = multiples[index] ?? 1
    const staked = amountMinor * BigInt(multiple)
    cumulativeMinor += staked
    return { drawNumber, multiple, amountMinor: staked, cumulativeMinor }
  })
}

export const isMultiple = (multiple: number, multipleMax: number): boolean =>
  Number.isInteger(multiple) && multiple >= 1 && multiple <= multipleMax
