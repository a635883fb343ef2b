/**
 * For one stake, what each upline gets: the difference between its own value and the highest below, or
 * nothing if that is higher. `above` goes from the direct upline to the top.
 */
export const differencesUp = <Above extends { readonly value: number }>(
  own: number,
  above: readonly Above[],
): readonly (Above & { readonly share: number })[] => {
  let below = own
  return above.flatMap((one) => {
    const share = one.value - below
    if (share <= 0) return []
    below = one.value
    return [{ ...one, share }]
  })
}
