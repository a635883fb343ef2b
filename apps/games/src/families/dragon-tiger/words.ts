import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Dragão ou tigre?',
  roads: 'Estradas dos seus resultados: dragão, tigre, empate',
  noneYet: 'Os seus resultados aparecem aqui. Rodadas anteriores não influenciam a próxima.',
  letters: { dragon: 'D', tiger: 'T', tie: 'E', 'suited-tie': 'E' },
  won: {
    dragon: 'Dragão vence',
    tiger: 'Tigre vence',
    tie: 'Empate',
    'suited-tie': 'Empate no naipe',
  },
}

const en: typeof pt = {
  ready: 'Dragon or tiger?',
  roads: 'Roads of your results: dragon, tiger, tie',
  noneYet: 'Your results appear here. Past rounds do not affect the next one.',
  letters: { dragon: 'D', tiger: 'T', tie: '=', 'suited-tie': '=' },
  won: { dragon: 'Dragon wins', tiger: 'Tiger wins', tie: 'Tie', 'suited-tie': 'Suited tie' },
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
