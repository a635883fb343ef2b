import { loadLotteryCatalog } from '@trevo/i18n/site/lottery/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

/** Words that several parts of the lotteries share. */
export const useLotteryText = createAreaText(loadLotteryCatalog)
