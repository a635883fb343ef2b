import { loadLotteryManualCatalog } from '@trevo/i18n/site/lottery-manual/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useManualText = createAreaText(loadLotteryManualCatalog)
