import { loadRewardsCatalog } from '@trevo/i18n/site/rewards/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useRewardsText = createAreaText(loadRewardsCatalog)
