import { loadMemberCatalog } from '@trevo/i18n/site/account/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useMemberText = createAreaText(loadMemberCatalog)
