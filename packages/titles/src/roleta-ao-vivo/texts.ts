import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roleta Ao Vivo',
    pitch: 'Uma mesa para todos: aposte até o tempo acabar e veja a bola cair.',
  },
  EN: {
    title: 'Live Roulette',
    pitch: 'One table for everyone: bet before time runs out and watch the ball land.',
  },
} as const satisfies GameTexts
