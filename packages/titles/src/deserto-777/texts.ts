import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Deserto 777',
    pitch: 'Três astros coringas multiplicam uns aos outros: até trinta vezes numa linha.',
    symbols: {
      star: 'Estrela',
      sun: 'Sol',
      comet: 'Cometa',
      seven: 'Sete',
      camel: 'Camelo',
      scorpion: 'Escorpião',
      cactus: 'Cacto',
      lizard: 'Lagarto',
      teapot: 'Chaleira',
    },
  },
  EN: {
    title: 'Desert 777',
    pitch: 'Three wild stars multiply each other: up to 30× on a line.',
    symbols: {
      star: 'Star',
      sun: 'Sun',
      comet: 'Comet',
      seven: 'Seven',
      camel: 'Camel',
      scorpion: 'Scorpion',
      cactus: 'Cactus',
      lizard: 'Lizard',
      teapot: 'Teapot',
    },
  },
} as const satisfies TitleTexts
