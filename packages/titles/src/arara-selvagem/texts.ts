import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Arara Selvagem',
    pitch: 'A floresta abre as asas: rodadas grátis em que todo prêmio dobra.',
    symbols: {
      macaw: 'Arara',
      flower: 'Hibisco',
      leopard: 'Onça',
      monkey: 'Macaco',
      sloth: 'Preguiça',
      frog: 'Sapo',
      butterfly: 'Borboleta',
      coconut: 'Coco',
      banana: 'Banana',
      leaf: 'Folhagem',
    },
  },
  EN: {
    title: 'Wild Macaw',
    pitch: 'The forest takes flight: free spins with every prize doubled.',
    symbols: {
      macaw: 'Macaw',
      flower: 'Hibiscus',
      leopard: 'Jaguar',
      monkey: 'Monkey',
      sloth: 'Sloth',
      frog: 'Frog',
      butterfly: 'Butterfly',
      coconut: 'Coconut',
      banana: 'Banana',
      leaf: 'Leaves',
    },
  },
} as const satisfies TitleTexts
