/** Quantile: the value that this share of the values does not exceed. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const digits = (value: number): number => Number(value.toFixed(3))
