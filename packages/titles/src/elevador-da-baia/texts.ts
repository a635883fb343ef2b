import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Elevador da Baía',
    pitch: 'Da Cidade Baixa à Alta, andar por andar: retire antes da porta em manutenção.',
  },
  EN: {
    title: 'The Bay Lift',
    pitch: 'From the lower town to the upper, floor by floor: cash out before a door out of order.',
  },
} as const satisfies GameTexts
