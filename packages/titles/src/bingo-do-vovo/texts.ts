import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Bingo do Vovô',
    pitch: 'Escolha o desenho: quanto menos bolas, maior o prêmio.',
  },
  EN: {
    title: 'Grandpa’s Bingo',
    pitch: 'Choose a pattern: the fewer balls it takes, the bigger the prize.',
  },
} as const satisfies GameTexts
