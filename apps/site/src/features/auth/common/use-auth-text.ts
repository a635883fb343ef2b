import { loadAuthCatalog } from '@trevo/i18n/site/auth/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useAuthText = createAreaText(loadAuthCatalog)
