import { loadVipCatalog } from '@trevo/i18n/site/vip/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useVipText = createAreaText(loadVipCatalog)
