import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** How much a way to play swings. */
export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

/** The names of the risks, as choices and figures say them. */
export const riskNames: Readonly<Record<Risk, InEachLanguage<string>>> = {
  low: { PT: 'Baixo', EN: 'Low' },
  medium: { PT: 'Médio', EN: 'Medium' },
  high: { PT: 'Alto', EN: 'High' },
}
