import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Onça do Pantanal',
    pitch: 'A onça toma o rolo inteiro e os outros giram de novo.',
    symbols: {
      jaguar: 'Onça',
      caiman: 'Jacaré',
      flamingo: 'Colhereiro',
      buffalo: 'Búfalo',
      snake: 'Sucuri',
      rowboat: 'Voadeira',
      waterlily: 'Vitória-régia',
      dourado: 'Baiacu',
      duck: 'Pato-do-mato',
    },
  },
  EN: {
    title: 'Jaguar of the Wetlands',
    pitch: 'The jaguar fills a whole reel and the others respin.',
    symbols: {
      jaguar: 'Jaguar',
      caiman: 'Caiman',
      flamingo: 'Spoonbill',
      buffalo: 'Buffalo',
      snake: 'Anaconda',
      rowboat: 'Skiff',
      waterlily: 'Water lily',
      dourado: 'Pufferfish',
      duck: 'Wild duck',
    },
  },
} as const satisfies TitleTexts
