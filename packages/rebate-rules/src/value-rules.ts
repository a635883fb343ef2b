/** Values that may be given: from a minimum up, in steps counted down from the highest. */
export type ValueRule = {
  readonly lowest: number
  readonly highest: number
  /** The minimum gap to a direct downline. */
  readonly difference: number
  readonly step: number
}

/** A member's value and the highest value already given below: undefined for none. */
export type Holding = { readonly own: number; readonly current: number | undefined }

/** Series are given in steps of two, and at least two lower (reference §3.2). */
export const seriesSteps = { difference: 2, step: 2 } as const
/** Nobody has a higher series: at this one prizes are fair. */
export const seriesHighest = 2_000

/** The highest value that may be given to a direct downline. */
export const highestBelow = (own: number, { highest, difference }: ValueRule): number =>
  Math.min(own, highest) - difference

export type ValueProblem = 'lower_than_now' | 'too_low' | 'too_high' | 'between_steps'

/** The reason why a value cannot be given; undefined if it can. An existing one may be kept. */
export const findValueProblem = (
  value: number,
  rule: ValueRule,
  { own, current }: Holding,
): ValueProblem | undefined => {
  if (value === current) return undefined
  if (current !== undefined && value < current) return 'lower_than_now'
  if (value < rule.lowest) return 'too_low'
  const highest = highestBelow(own, rule)
  if (value > highest) return 'too_high'
  return (highest - value) % rule.step === 0 ? undefined : 'between_steps'
}

/** The possible choices, ascending. */
export const valuesFor = (rule: ValueRule, holding: Holding): readonly number[] => {
  const { current } = holding
  const highest = highestBelow(holding.own, rule)
  const least = Math.max(rule.lowest, current ?? rule.lowest)
  const values: number[] = []
  for (let value = highest; value >= least; value -= rule.step) values.unshift(value)
  return current === undefined || values.includes(current) ? values : [current, ...values]
}
