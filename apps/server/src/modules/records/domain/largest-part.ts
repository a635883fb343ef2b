type Sized = { readonly amountMinor: bigint }

/** The largest of some parts, the first of equal ones; undefined without any. */
export const largestOf = <Part extends Sized>(parts: readonly Part[]): Part | undefined => {
  const [first, ...others] = parts
  return (
    first && others.reduce((most, one) => (one.amountMinor > most.amountMinor ? one : most), first)
  )
}
