import { loadContractsCatalog } from '@trevo/i18n/site/contracts/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useContractsText = createAreaText(loadContractsCatalog)
