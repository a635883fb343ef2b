import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Jogador, banca ou empate?',
  roads: 'Estradas dos seus resultados: jogador, banca, empate',
  noneYet: 'Os seus resultados aparecem aqui. Rodadas anteriores não influenciam a próxima.',
  letters: { player: 'J', banker: 'B', tie: 'E' },
  won: { player: 'Jogador vence', banker: 'Banca vence', tie: 'Empate' },
  score: (player: number, banker: number) => `jogador ${player}, banca ${banker}`,
  bankerOdds: (usual: string, onSix: string) => `${usual}, com seis ${onSix}`,
}

const en: typeof pt = {
  ready: 'Player, banker or tie?',
  roads: 'Roads of your results: player, banker, tie',
  noneYet: 'Your results appear here. Past rounds do not affect the next one.',
  letters: { player: 'P', banker: 'B', tie: 'T' },
  won: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
  score: (player, banker) => `player ${player}, banker ${banker}`,
  bankerOdds: (usual, onSix) => `${usual}, on six ${onSix}`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
