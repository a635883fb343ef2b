import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Mar de Ouro',
    pitch: 'Na rota do tesouro, as rodadas grátis vêm cheias de bandeiras coringas.',
    symbols: {
      flag: 'Bandeira pirata',
      compass: 'Bússola',
      ship: 'Veleiro',
      octopus: 'Polvo',
      shark: 'Tubarão',
      anchor: 'Âncora',
      turtle: 'Tartaruga',
      fish: 'Peixe',
      crab: 'Caranguejo',
      shell: 'Concha',
    },
  },
  EN: {
    title: 'Sea of Gold',
    pitch: 'On the treasure route, free spins are full of wild flags.',
    symbols: {
      flag: 'Pirate flag',
      compass: 'Compass',
      ship: 'Sailing ship',
      octopus: 'Octopus',
      shark: 'Shark',
      anchor: 'Anchor',
      turtle: 'Turtle',
      fish: 'Fish',
      crab: 'Crab',
      shell: 'Shell',
    },
  },
} as const satisfies TitleTexts
