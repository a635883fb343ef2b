/** Positions of a result by name, as on the wire. */
export const placeNames = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
] as const

export type PlaceCounts = Readonly<Record<string, number[]>>

/**
 * How often each number came in each position, and for how many draws it has not come there, over results with the
 * newest first. A list's index is the number itself, from 0 to the highest.
 */
export const countNumbers = (
  results: readonly (readonly number[])[],
  highest: number,
): { readonly hot: PlaceCounts; readonly gap: PlaceCounts } => {
  const places = placeNames.slice(0, results[0]?.length ?? 0)
  const empty = () => Array.from({ length: highest + 1 }, () => 0)
  const hot: Record<string, number[]> = {}
  const gap: Record<string, number[]> = {}
  for (const [place, name] of places.entries()) {
    const counts = empty()
    const missing = empty().map(() => results.length)
    for (const [age, numbers] of results.entries()) {
      const number = numbers[place] ?? -1
      if (counts[number] === undefined) continue
      counts[number] += 1
      missing[number] = Math.min(missing[number] ?? age, age)
    }
    hot[name] = counts
    gap[name] = missing
  }
  return { hot, gap }
}
