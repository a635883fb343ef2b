import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Órbita Perdida',
    pitch: 'Quem some vira energia: a cada quinze, meteoros caem como coringas.',
    symbols: {
      meteor: 'Meteoro',
      planet: 'Planeta',
      rocket: 'Foguete',
      alien: 'Extraterrestre',
      saucer: 'Disco voador',
      satellite: 'Satélite',
      robot: 'Robô',
      star: 'Estrela',
    },
  },
  EN: {
    title: 'Lost Orbit',
    pitch: 'Cleared symbols charge the meter: every fifteen, wild meteors fall.',
    symbols: {
      meteor: 'Meteor',
      planet: 'Planet',
      rocket: 'Rocket',
      alien: 'Alien',
      saucer: 'Flying saucer',
      satellite: 'Satellite',
      robot: 'Robot',
      star: 'Star',
    },
  },
} as const satisfies TitleTexts
