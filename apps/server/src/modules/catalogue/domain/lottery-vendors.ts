/** Vendors of lotteries, after our studios. Their games open pages of the site, so no wallet protocol serves them. */
export const lotteryVendors = [
  { code: 'TCG', name: 'Trevo Loterias', gameType: 'LOTT' },
  { code: 'TCG_ELOTT', name: 'Trevo Sorteios', gameType: 'ELOTT' },
  { code: 'TCG_LOTTO_VN', name: 'Trevo Vietnã', gameType: 'ELOTT' },
  { code: 'TCG_SEA', name: 'Trevo Sudeste', gameType: 'ELOTT' },
] as const
export type LotteryVendor = (typeof lotteryVendors)[number]['code']
export const firstVendorOrder = 10
export const firstGameOrder = 1_000
/** One step of the golden angle per game, so that neighbours differ. */
export const hueStep = 137.5

/** Quick lotteries are listed apart. */
export const lotteryVendorOf = (
  accountType: 'TCG' | 'TCG_SEA' | 'TCG_LOTTO_VN',
  prizeMode: string,
): LotteryVendor => (accountType === 'TCG' && prizeMode === 'ELOTT' ? 'TCG_ELOTT' : accountType)
