/** Providers whose lotteries are on the pages of the lotteries themselves. */
export const isOwnLottery = (vassalage: string): boolean => /^TCG(_|$)/.test(vassalage)
