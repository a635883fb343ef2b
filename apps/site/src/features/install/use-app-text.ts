import { loadAppCatalog } from '@trevo/i18n/site/app/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useAppText = createAreaText(loadAppCatalog)
