import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'

/** Under which provider and game type the catalogue has a lottery. */
export const vendorOfLottery = ({ accountType, prizeMode }: Lottery) => {
  const isQuick = accountType === 'TCG' && prizeMode === 'ELOTT'
  const vassalage = isQuick ? 'TCG_ELOTT' : accountType
  return { vassalage, gameType: vassalage === 'TCG' ? 'LOTT' : 'ELOTT' }
}
