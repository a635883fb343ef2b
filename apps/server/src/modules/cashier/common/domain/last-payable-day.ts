import { businessDayFrom } from '@trevo/calendar/bank-holidays.ts'
import { addDays } from './brasilia-day.ts'

/**
 * The last day on which a charge with a due date is accepted: a due day that is not a business day moves
 * to the next one, the days of grace are calendar days counted from there, and a last day that is no
 * business day moves as well (API Pix 2.9.0, `validadeAposVencimento`, examples A to G).
 */
export const lastPayableDay = (dueOn: string, graceDays: number): string =>
  businessDayFrom(addDays(businessDayFrom(dueOn), graceDays))
