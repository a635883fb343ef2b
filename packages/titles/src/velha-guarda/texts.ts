import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Velha Guarda',
    pitch: 'Jogo da velha de samba: três instrumentos em linha pagam, e as linhas se somam.',
  },
  EN: {
    title: 'Samba Old Guard',
    pitch: 'Noughts and crosses in samba time: three instruments in a line pay, and lines add up.',
  },
} as const satisfies GameTexts
