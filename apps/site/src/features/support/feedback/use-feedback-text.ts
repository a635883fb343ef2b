import { loadFeedbackCatalog } from '@trevo/i18n/site/feedback/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useFeedbackText = createAreaText(loadFeedbackCatalog)
