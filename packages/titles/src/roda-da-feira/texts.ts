import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roda da Feira',
    pitch: 'De 10 a 50 partes e três riscos: gire e leve o que ela mostrar.',
  },
  EN: {
    title: 'Fairground Wheel',
    pitch: '10 to 50 segments and three risk levels: spin and win what it shows.',
  },
} as const satisfies GameTexts
