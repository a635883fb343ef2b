import type { DragonTigerOutcome } from '@trevo/game-rules/dragon-tiger/types.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'

type Winner = DragonTigerOutcome['winner']

export type Words = {
  readonly ready: string
  readonly roads: string
  readonly noneYet: string
  readonly letters: Readonly<Record<Winner, string>>
  readonly won: Readonly<Record<Winner, string>>
}

export const words: InEachLanguage<Words> = {
  PT: {
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
  },
  EN: {
    ready: 'Dragon or tiger?',
    roads: 'Roads of your results: dragon, tiger, tie',
    noneYet: 'Your results appear here. Past rounds do not affect the next one.',
    letters: { dragon: 'D', tiger: 'T', tie: '=', 'suited-tie': '=' },
    won: { dragon: 'Dragon wins', tiger: 'Tiger wins', tie: 'Tie', 'suited-tie': 'Suited tie' },
  },
}
