import { loadIconsCatalog } from '@trevo/i18n/site/icons/load.ts'
import { createAreaText } from '../../language/area-text.ts'

export const useIconsText = createAreaText(loadIconsCatalog)
