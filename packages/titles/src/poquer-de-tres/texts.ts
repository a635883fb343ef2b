import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Pôquer de Três',
    pitch: 'Três cartas contra a banca, com bônus e par ou melhor.',
  },
  EN: {
    title: 'Three-Card Table',
    pitch: 'Three cards against the dealer, with ante bonus and pair plus.',
  },
} as const satisfies GameTexts
