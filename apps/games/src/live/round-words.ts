import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  opened: 'Apostas abertas.',
  notPlaced: 'O tempo acabou: as fichas que não foram apostadas saíram da mesa.',
}

const en: typeof pt = {
  opened: 'Bets are open.',
  notPlaced: 'Time is up: chips not bet were removed from the table.',
}

/** What is said as rounds are followed, which is loaded after the table. */
export const roundWords: InEachLanguage<typeof pt> = { PT: pt, EN: en }
