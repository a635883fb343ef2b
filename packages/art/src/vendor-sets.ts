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

/** Our own vendors: what stands for each, and its hue. */
export const ownVendors = {
  BGS: { drawing: 'glowing-star', hue: 285 },
  TRV: { drawing: 'slot-machine', hue: 25 },
  TRL: { drawing: 'mirror-ball', hue: 330 },
  TRF: { drawing: 'fishing-pole', hue: 215 },
  TRA: { drawing: 'stadium', hue: 60 },
  TRS: { drawing: 'soccer-ball', hue: 145 },
  TRE: { drawing: 'video-game', hue: 265 },
  TCG: { drawing: 'ticket', hue: 90 },
  TCG_ELOTT: { drawing: 'crystal-ball', hue: 305 },
  TCG_LOTTO_VN: { drawing: 'lotus', hue: 5 },
  TCG_SEA: { drawing: 'desert-island', hue: 190 },
} as const satisfies Readonly<Record<string, { readonly drawing: string; readonly hue: number }>>

/** Widths that vendor pictures are drawn in; heights follow from 16 : 9. */
export const vendorWidths = [240, 480] as const

const sets: Readonly<Record<string, readonly string[]>> = vendorSets

/**
 * IMG-1: address of a vendor's picture without size and extension, from vendor and game type: its own,
 * otherwise the type's; undefined if there is neither and a drawing in its colour represents the vendor.
 */
export const vendorPicture = (vassalage: string, gameType: string): string | undefined => {
  if (vassalage in ownVendors) return `/art/vendor/own/${vassalage}`
  if (sets[gameType]?.includes(vassalage)) return `/art/vendor/${gameType}/${vassalage}`
  const isGeneric = genericVendors.some((type) => type === gameType)
  return isGeneric ? `/art/vendor/${gameType}/generic` : undefined
}

/** Address of a lottery's picture by its category; undefined for a category without one. */
export const lotteryPicture = (category: string): string | undefined =>
  [...lotteryCategories, ...furtherLotteryCategories].some((known) => known === category)
    ? `/art/lottery/${category.toLowerCase()}`
    : undefined
