import { loadSearchCatalog } from '@trevo/i18n/site/search/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useSearchText = createAreaText(loadSearchCatalog)
