import { loadJackpotCatalog } from '@trevo/i18n/site/jackpot/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useJackpotText = createAreaText(loadJackpotCatalog)
