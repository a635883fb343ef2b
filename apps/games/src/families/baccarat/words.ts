import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Winner } from '@trevo/game-rules/baccarat/types.ts'

export type Words = {
  readonly ready: string
  readonly roads: string
  readonly noneYet: string
  readonly letters: Readonly<Record<Winner, string>>
  readonly won: Readonly<Record<Winner, string>>
  readonly score: (player: number, banker: number) => string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Jogador, banca ou empate?',
    roads: 'Estradas dos seus resultados: jogador, banca, empate',
    noneYet: 'Os seus resultados aparecem aqui. Rodadas anteriores não influenciam a próxima.',
    letters: { player: 'J', banker: 'B', tie: 'E' },
    won: { player: 'Jogador vence', banker: 'Banca vence', tie: 'Empate' },
    score: (player, banker) => `jogador ${player}, banca ${banker}`,
  },
  EN: {
    ready: 'Player, banker or tie?',
    roads: 'Roads of your results: player, banker, tie',
    noneYet: 'Your results appear here. Past rounds do not affect the next one.',
    letters: { player: 'P', banker: 'B', tie: 'T' },
    won: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
    score: (player, banker) => `player ${player}, banker ${banker}`,
  },
}
