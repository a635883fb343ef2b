import { loadPlayCatalog } from '@trevo/i18n/site/play/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const usePlayText = createAreaText(loadPlayCatalog)
