import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Trilha do Curupira',
    pitch: 'Pegadas ao contrário: siga cinco e veja aonde levam.',
    symbols: {
      torch: 'Cabelo de fogo',
      footprint: 'Pegadas',
      boar: 'Queixada',
      deer: 'Veado',
      monkey: 'Macaco',
      honey: 'Mel',
      nut: 'Ouriço',
      frog: 'Sapo',
      herb: 'Erva',
      butterfly: 'Borboleta',
    },
  },
  EN: {
    title: "Curupira's Trail",
    pitch: 'Backward footprints: follow five and see where they lead.',
    symbols: {
      torch: 'Hair of fire',
      footprint: 'Footprints',
      boar: 'Peccary',
      deer: 'Deer',
      monkey: 'Monkey',
      honey: 'Honey',
      nut: 'Brazil nut pod',
      frog: 'Frog',
      herb: 'Herb',
      butterfly: 'Butterfly',
    },
  },
} as const satisfies TitleTexts
