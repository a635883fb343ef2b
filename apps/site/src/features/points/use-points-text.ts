import { loadPointsCatalog } from '@trevo/i18n/site/points/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const usePointsText = createAreaText(loadPointsCatalog)
