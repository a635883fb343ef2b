import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Queda de Braço',
    pitch: 'Seis disputas de força: vença quatro e a mesa já paga.',
  },
  EN: {
    title: 'Arm Wrestling',
    pitch: 'Six contests of strength: win four and the table pays.',
  },
} as const satisfies GameTexts
