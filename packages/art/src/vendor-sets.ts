/** IMG-2..6: the vendors that have a separate picture, by game type. */
export const vendorSets = {
  LIVE: ['AG', 'BBIN', 'BG', 'DG', 'EA', 'LOTUS', 'OG', 'PT', 'TGP'],
  RNG: ['AE', 'AG', 'CQ9', 'GG', 'ISB', 'MG', 'MGS', 'PNG', 'PT', 'RTG', 'TTG', 'WD'],
  FISH: ['AG', 'BBIN', 'CQ9', 'GG', 'PT', 'RTG'],
  PVP: ['KX', 'KY', 'TH', 'WS', 'XY'],
  SPORTS: ['IBC', 'SBT', 'UG'],
} as const satisfies Record<string, readonly string[]>

/** IMG-7: game types with one picture for all other vendors. */
export const genericVendors = ['LIVE', 'RNG'] as const

/** IMG-8: lotteries of a kind share a picture. */
export const lotteryCategories = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const

/** Further kinds of lotteries that share a picture. */
export const furtherLotteryCategories = ['BR', 'K3', 'PCB', 'SEA', 'VN'] as const

/** Widths that vendor pictures are drawn in; heights follow from 16 : 9. */
export const vendorWidths = [240, 480] as const

const sets: Readonly<Record<string, readonly string[]>> = vendorSets

/**
 * IMG-1: address of a vendor's picture without size and extension, from vendor and game type: its own,
 * otherwise the type's; undefined if there is neither and letters represent the vendor.
 */
export const vendorPicture = (vassalage: string, gameType: string): string | undefined => {
  if (sets[gameType]?.includes(vassalage)) return `/art/vendor/${gameType}/${vassalage}`
  const isGeneric = genericVendors.some((type) => type === gameType)
  return isGeneric ? `/art/vendor/${gameType}/generic` : undefined
}

/** Address of a lottery's picture by its category; undefined for a category without one. */
export const lotteryPicture = (category: string): string | undefined =>
  [...lotteryCategories, ...furtherLotteryCategories].some((known) => known === category)
    ? `/art/lottery/${category.toLowerCase()}`
    : undefined
