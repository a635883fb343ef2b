import { loadInboxCatalog } from '@trevo/i18n/site/inbox/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useInboxText = createAreaText(loadInboxCatalog)
