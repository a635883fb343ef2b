import { loadAgentCenterCatalog } from '@trevo/i18n/site/agent-center/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useCenterText = createAreaText(loadAgentCenterCatalog)
