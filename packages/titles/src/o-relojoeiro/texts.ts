import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'O Relojoeiro',
    pitch: 'Vinte e sete caminhos por três rolos: o relógio substitui tudo e dobra o prêmio.',
    symbols: {
      clock: 'Relógio de mesa',
      alarm: 'Despertador',
      hourglass: 'Ampulheta',
      lens: 'Lupa',
      nut: 'Porca e parafuso',
      screwdriver: 'Chave de fenda',
      wrench: 'Chave-inglesa',
    },
  },
  EN: {
    title: 'The Watchmaker',
    pitch:
      'Twenty-seven paths over three reels: the clock stands in for all and doubles the prize.',
    symbols: {
      clock: 'Mantel clock',
      alarm: 'Alarm clock',
      hourglass: 'Hourglass',
      lens: 'Magnifying glass',
      nut: 'Nut and bolt',
      screwdriver: 'Screwdriver',
      wrench: 'Spanner',
    },
  },
} as const satisfies TitleTexts
