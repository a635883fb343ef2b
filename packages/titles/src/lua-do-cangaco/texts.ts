import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Lua do Cangaço',
    pitch: 'Sertão de noite: nas rodadas grátis o multiplicador já começa em cinco.',
    symbols: {
      moon: 'Lua',
      hat: 'Cangaceiro',
      accordion: 'Sanfona',
      donkey: 'Jegue',
      knife: 'Peixeira',
      bell: 'Chocalho',
      jar: 'Moringa',
      hut: 'Casa de taipa',
      goat: 'Bode',
      sandal: 'Alpercata',
      lizard: 'Escorpião',
    },
  },
  EN: {
    title: 'Moon over the Backlands',
    pitch: 'Night in the backlands: free spins start with a 5× multiplier.',
    symbols: {
      moon: 'Moon',
      hat: 'Outlaw',
      accordion: 'Accordion',
      donkey: 'Donkey',
      knife: 'Knife',
      bell: 'Cowbell',
      jar: 'Water jar',
      hut: 'Mud hut',
      goat: 'Goat',
      sandal: 'Sandal',
      lizard: 'Scorpion',
    },
  },
} as const satisfies TitleTexts
