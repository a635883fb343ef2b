import { formatPercent } from '../../core/format.ts'

export { contractTypes } from '@trevo/contract/contract-terms.ts'

export const contractStatuses = ['P', 'E', 'A', 'V', 'R', 'C'] as const

/** `0.50` as it is read: `0,50%`. */
export const percent = (rate: string): string => formatPercent(Number(rate))
