import { loadIconsCatalog } from '@trevo/i18n/site/icons/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useIconsText = createAreaText(loadIconsCatalog)
