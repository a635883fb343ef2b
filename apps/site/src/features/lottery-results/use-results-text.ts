import { loadLotteryResultsCatalog } from '@trevo/i18n/site/lottery-results/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useResultsText = createAreaText(loadLotteryResultsCatalog)
