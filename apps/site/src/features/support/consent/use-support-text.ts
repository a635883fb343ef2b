import { loadSupportCatalog } from '@trevo/i18n/site/support/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useSupportText = createAreaText(loadSupportCatalog)
