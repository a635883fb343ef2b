export type Span = { readonly from: Date; readonly until: Date }

/** Whose books of a span are compared. */
export type BrandSpan = Span & {
  readonly brandId: number
  /** Includes what belongs to no brand: a Pix without a known charge, a payout that was never requested. */
  readonly withUnowned: boolean
}

/**
 * One account of the institution serves all brands: the brand comes from Trevo's own books, undefined if they do
 * not have it.
 */
export const isOfBrand = (
  { brandId, withUnowned }: BrandSpan,
  owner: number | undefined,
): boolean => (owner === undefined ? withUnowned : owner === brandId)
