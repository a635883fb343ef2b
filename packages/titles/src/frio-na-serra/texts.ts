import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Frio na Serra',
    pitch: 'Vinte e cinco linhas: a geada cobre o rolo do meio e os outros giram de novo.',
    symbols: {
      snowflake: 'Geada',
      fondue: 'Fondue',
      peak: 'Morro da Igreja',
      coat: 'Casaco',
      pine: 'Araucária',
      soup: 'Sopa',
      scarf: 'Cachecol',
      sled: 'Trenó',
      socks: 'Meias de lã',
    },
  },
  EN: {
    title: 'Mountain Frost',
    pitch: 'Twenty-five lines: frost covers the middle reel and the others spin again.',
    symbols: {
      snowflake: 'Frost',
      fondue: 'Fondue',
      peak: 'Snowy peak',
      coat: 'Coat',
      pine: 'Araucaria pine',
      soup: 'Soup',
      scarf: 'Scarf',
      sled: 'Sled',
      socks: 'Woollen socks',
    },
  },
} as const satisfies TitleTexts
