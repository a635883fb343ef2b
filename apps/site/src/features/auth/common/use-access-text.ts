import { loadAccessCatalog } from '@trevo/i18n/site/access/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useAccessText = createAreaText(loadAccessCatalog)
