import { loadSupportCatalog } from '@trevo/i18n/site/support/load.ts'
import { createAreaText } from '../../language/area-text.ts'

export const useSupportText = createAreaText(loadSupportCatalog)
