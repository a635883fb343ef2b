import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Palavra da Sorte',
    pitch: 'Raspe catorze letras e complete as palavras da cartela.',
  },
  EN: {
    title: 'Lucky Words',
    pitch: 'Scratch fourteen letters and complete the words on the card.',
  },
} as const satisfies GameTexts
