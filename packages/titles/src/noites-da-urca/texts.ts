import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Noites da Urca',
    pitch: 'Rio, 1940: seis discos na vitrola param o salão, e quinze chamam a estrela.',
    symbols: {
      cocktail: 'Coquetel',
      record: 'Disco',
      microphone: 'Microfone',
      heel: 'Salto alto',
      dress: 'Vestido',
      lipstick: 'Batom',
      necktie: 'Gravata',
      piano: 'Piano',
      purse: 'Bolsa de festa',
      notes: 'Canção',
    },
  },
  EN: {
    title: 'Urca Nights',
    pitch: 'Rio, 1940: six records stop the ballroom, and fifteen call the star.',
    symbols: {
      cocktail: 'Cocktail',
      record: 'Record',
      microphone: 'Microphone',
      heel: 'High heel',
      dress: 'Dress',
      lipstick: 'Lipstick',
      necktie: 'Necktie',
      piano: 'Piano',
      purse: 'Evening bag',
      notes: 'Song',
    },
  },
} as const satisfies TitleTexts
