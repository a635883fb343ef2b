import { loadGameCatalog } from '@trevo/i18n/site/game/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useGameText = createAreaText(loadGameCatalog)
