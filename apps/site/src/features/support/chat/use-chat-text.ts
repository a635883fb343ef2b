import { loadChatCatalog } from '@trevo/i18n/site/chat/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useChatText = createAreaText(loadChatCatalog)
