import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Dragão Verde',
    pitch: 'Oito degraus de jade: cada cascata sobe um, até dez vezes o prêmio.',
    symbols: {
      dragon: 'Dragão',
      pearl: 'Pérola do dragão',
      temple: 'Portal',
      vase: 'Vaso',
      fan: 'Leque',
      lantern: 'Lanterna',
      teapot: 'Bule',
      bamboo: 'Bambu',
      dumpling: 'Pastel',
      blossom: 'Flor de cerejeira',
    },
  },
  EN: {
    title: 'Green Dragon',
    pitch: 'Eight jade steps: every cascade climbs one, up to ten times the prize.',
    symbols: {
      dragon: 'Dragon',
      pearl: 'Dragon pearl',
      temple: 'Gate',
      vase: 'Vase',
      fan: 'Fan',
      lantern: 'Lantern',
      teapot: 'Teapot',
      bamboo: 'Bamboo',
      dumpling: 'Dumpling',
      blossom: 'Cherry blossom',
    },
  },
} as const satisfies TitleTexts
