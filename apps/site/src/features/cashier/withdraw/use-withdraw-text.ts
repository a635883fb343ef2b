import { loadWithdrawCatalog } from '@trevo/i18n/site/withdraw/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useWithdrawText = createAreaText(loadWithdrawCatalog)
