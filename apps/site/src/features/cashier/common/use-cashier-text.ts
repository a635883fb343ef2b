import { loadCashierCatalog } from '@trevo/i18n/site/cashier/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useCashierText = createAreaText(loadCashierCatalog)
