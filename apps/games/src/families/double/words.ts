import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  bets: 'Apostas',
  ready: 'Aposte em uma cor',
  drawn: (field: number, colour: string) => `Saiu ${field}, ${colour}.`,
  past: 'Cores anteriores não influenciam a próxima',
}

const en: typeof pt = {
  bets: 'Bets',
  ready: 'Bet on a colour',
  drawn: (field, colour) => `${field}, ${colour}.`,
  past: 'Past colours do not affect the next one',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
