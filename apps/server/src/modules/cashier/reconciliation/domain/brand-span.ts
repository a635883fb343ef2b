export type Span = { readonly from: Date; readonly until: Date }

/** Whose books of a span are compared. */
export type BrandSpan = Span & {
  readonly brandId: number
  /** Also what belongs to no brand: a Pix without a charge of ours, a payout that we never requested. */
  readonly withUnowned: boolean
}

/**
 * One account of the institution serves all brands: the brand in our own books says whose something
 * is, undefined where they do not know it.
 */
export const isOfBrand = (
  { brandId, withUnowned }: BrandSpan,
  owner: number | undefined,
): boolean => (owner === undefined ? withUnowned : owner === brandId)
