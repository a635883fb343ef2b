import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Boto Encantado',
    pitch: 'Noite de lua no rio: pérolas presas, três mergulhos e tudo de novo.',
    symbols: {
      dolphin: 'Boto',
      pearl: 'Pérola',
      hat: 'Chapéu do boto',
      canoe: 'Canoa',
      otter: 'Ariranha',
      fish: 'Tambaqui',
      rod: 'Vara de pesca',
      hyacinth: 'Aguapé',
      moon: 'Lua',
      shell: 'Caramujo',
    },
  },
  EN: {
    title: 'Enchanted River Dolphin',
    pitch: 'A moonlit river: pearls lock, and every new one resets your three dives.',
    symbols: {
      dolphin: 'River dolphin',
      pearl: 'Pearl',
      hat: 'The hat',
      canoe: 'Canoe',
      otter: 'Giant otter',
      fish: 'Tambaqui',
      rod: 'Fishing rod',
      hyacinth: 'Water hyacinth',
      moon: 'Moon',
      shell: 'River snail',
    },
  },
} as const satisfies TitleTexts
