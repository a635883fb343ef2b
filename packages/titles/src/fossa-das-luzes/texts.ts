import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Fossa das Luzes',
    pitch: 'Mil metros abaixo, peixes que brilham e a Lula Colossal.',
  },
  EN: {
    title: 'Trench of Lights',
    pitch: 'A thousand meters down: glowing fish and the Colossal Squid.',
  },
} as const satisfies GameTexts
