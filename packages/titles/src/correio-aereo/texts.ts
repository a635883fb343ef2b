import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Correio Aéreo',
    pitch:
      'Dez linhas, ida e volta: o avião pousa, toma o rolo inteiro e os outros decolam de novo.',
    symbols: {
      plane: 'Avião',
      globe: 'Rota do Atlântico',
      goggles: 'Óculos de voo',
      parachute: 'Paraquedas',
      letter: 'Carta',
      parcel: 'Encomenda',
      postbox: 'Caixa de correio',
      pin: 'Escala',
      cloud: 'Tempestade',
    },
  },
  EN: {
    title: 'Airmail 1930',
    pitch: 'Ten lines: the aeroplane lands, takes the whole reel and the others fly again.',
    symbols: {
      plane: 'Aeroplane',
      globe: 'Atlantic route',
      goggles: 'Flying goggles',
      parachute: 'Parachute',
      letter: 'Letter',
      parcel: 'Parcel',
      postbox: 'Postbox',
      pin: 'Stopover',
      cloud: 'Storm',
    },
  },
} as const satisfies TitleTexts
