import { loadLotteryTicketsCatalog } from '@trevo/i18n/site/lottery-tickets/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useTicketsText = createAreaText(loadLotteryTicketsCatalog)
