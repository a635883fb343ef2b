import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Avenida Paulista',
    pitch: 'Dois rolos iguais giram o terceiro de novo, e o letreiro multiplica por até quinze.',
    symbols: {
      night: 'Noite na avenida',
      helicopter: 'Helicóptero',
      metro: 'Metrô',
      motorcycle: 'Motoboy',
      newspaper: 'Banca de jornal',
      pizza: 'Pizza',
      umbrella: 'Garoa',
    },
  },
  EN: {
    title: 'Paulista Avenue',
    pitch: 'Two equal reels respin the third, and the sign multiplies by up to fifteen.',
    symbols: {
      night: 'Night on the avenue',
      helicopter: 'Helicopter',
      metro: 'Metro',
      motorcycle: 'Courier',
      newspaper: 'News-stand',
      pizza: 'Pizza',
      umbrella: 'Drizzle',
    },
  },
} as const satisfies TitleTexts
