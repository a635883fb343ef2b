import { loadPromotionsCatalog } from '@trevo/i18n/site/promotions/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const usePromotionsText = createAreaText(loadPromotionsCatalog)
