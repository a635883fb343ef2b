import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'

/** The provider and game type under which the catalogue lists a lottery. */
export const vendorOfLottery = ({ accountType, prizeMode }: Lottery) => {
  const isQuick = accountType === 'TCG' && prizeMode === 'ELOTT'
  const vassalage = isQuick ? 'TCG_ELOTT' : accountType
  return { vassalage, gameType: vassalage === 'TCG' ? 'LOTT' : 'ELOTT' }
}
