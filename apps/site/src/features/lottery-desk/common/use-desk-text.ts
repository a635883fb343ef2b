import { loadLotteryDeskCatalog } from '@trevo/i18n/site/lottery-desk/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useDeskText = createAreaText(loadLotteryDeskCatalog)
