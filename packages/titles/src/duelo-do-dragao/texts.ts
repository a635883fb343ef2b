import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Duelo do Dragão',
    pitch: 'Uma carta para o dragão, outra para o tigre. A mais alta leva.',
  },
  EN: {
    title: 'Dragon Duel',
    pitch: 'One card for the dragon, one for the tiger. The higher card wins.',
  },
} as const satisfies GameTexts
