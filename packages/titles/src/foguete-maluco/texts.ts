import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Foguete Maluco',
    pitch: 'O multiplicador sobe com o foguete. Retire antes que ele suma.',
  },
  EN: {
    title: 'Crazy Rocket',
    pitch: 'The multiplier climbs with the rocket. Cash out before it flies away.',
  },
} as const satisfies GameTexts
