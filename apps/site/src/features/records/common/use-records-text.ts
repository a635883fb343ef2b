import { loadRecordsCatalog } from '@trevo/i18n/site/records/load.ts'
import { createAreaText } from '../../../core/language/area-text.ts'

export const useRecordsText = createAreaText(loadRecordsCatalog)
