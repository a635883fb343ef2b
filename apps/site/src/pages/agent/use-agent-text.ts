import { loadAgentCatalog } from '@trevo/i18n/site/agent/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useAgentText = createAreaText(loadAgentCatalog)
