import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** The volatility of a way to play. */
export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

/** The names of the risks, as used in choices and figures. */
export const riskNames: Readonly<Record<Risk, InEachLanguage<string>>> = {
  low: { PT: 'Baixo', EN: 'Low' },
  medium: { PT: 'Médio', EN: 'Medium' },
  high: { PT: 'Alto', EN: 'High' },
}
