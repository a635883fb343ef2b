/** How often each result of one spin occurs among all equally likely ones: exact whole numbers. */
export type SpinDistribution = {
  /** Number of equally likely outcomes, at most 2^53. */
  readonly cycle: number
  /** Occurrences by `units * 16 + scatterCount`. */
  readonly occurrences: ReadonlyMap<number, number>
}
