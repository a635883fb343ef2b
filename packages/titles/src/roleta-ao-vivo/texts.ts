import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roleta Ao Vivo',
    pitch: 'Uma mesa para todos: aposte até o relógio fechar e veja a bola cair junto.',
  },
  EN: {
    title: 'Live Roulette',
    pitch: 'One table for everyone: bet before time runs out and watch the ball land.',
  },
} as const satisfies GameTexts
