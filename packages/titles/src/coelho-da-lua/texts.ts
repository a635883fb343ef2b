import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Coelho da Lua',
    pitch: 'Um quarto rolo gira a cada rodada e multiplica tudo por até dez.',
    symbols: {
      rabbit: 'Coelho',
      moon: 'Lua cheia',
      'moon-cake': 'Bolo da lua',
      lotus: 'Lótus',
      fan: 'Leque',
      carrot: 'Cenoura',
      cup: 'Xícara',
    },
  },
  EN: {
    title: 'Moon Rabbit',
    pitch: 'A fourth reel spins along and multiplies every win by up to ten.',
    symbols: {
      rabbit: 'Rabbit',
      moon: 'Full moon',
      'moon-cake': 'Moon cake',
      lotus: 'Lotus',
      fan: 'Fan',
      carrot: 'Carrot',
      cup: 'Cup',
    },
  },
} as const satisfies TitleTexts
