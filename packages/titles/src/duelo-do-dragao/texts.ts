import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Duelo do Dragão',
    pitch: 'Uma carta para o dragão, outra para o tigre. A mais alta leva.',
  },
  EN: {
    title: 'Dragon Duel',
    pitch: 'A card for the dragon, a card for the tiger. The higher one takes it.',
  },
} as const satisfies GameTexts
