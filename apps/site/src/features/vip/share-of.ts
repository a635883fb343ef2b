/** How much of what is asked is there, from 0 to 1; only for the width of a bar. */
export const shareOf = (actual: string, expected: string): number => {
  const asked = Number.parseFloat(expected)
  if (asked <= 0) return 1
  return Math.min(1, Math.max(0, Number.parseFloat(actual) / asked))
}
