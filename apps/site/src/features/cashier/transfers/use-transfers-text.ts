import { loadTransfersCatalog } from '@trevo/i18n/site/transfers/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useTransfersText = createAreaText(loadTransfersCatalog)
