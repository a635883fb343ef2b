import { loadSecurityCatalog } from '@trevo/i18n/site/security/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useSecurityText = createAreaText(loadSecurityCatalog)
