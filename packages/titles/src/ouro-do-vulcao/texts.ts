import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Ouro do Vulcão',
    pitch: 'Cada explosão derruba novas pedras e aumenta o multiplicador.',
    symbols: {
      fire: 'Fogo',
      volcano: 'Vulcão',
      gem: 'Diamante',
      coin: 'Moeda de ouro',
      amphora: 'Ânfora',
      dagger: 'Adaga',
      pick: 'Picareta',
      lizard: 'Lagarto',
      rock: 'Pedra',
      wood: 'Lenha',
      bone: 'Osso',
    },
  },
  EN: {
    title: 'Volcano Gold',
    pitch: 'Every blast drops new stones and raises the multiplier.',
    symbols: {
      fire: 'Fire',
      volcano: 'Volcano',
      gem: 'Diamond',
      coin: 'Gold coin',
      amphora: 'Amphora',
      dagger: 'Dagger',
      pick: 'Pickaxe',
      lizard: 'Lizard',
      rock: 'Rock',
      wood: 'Firewood',
      bone: 'Bone',
    },
  },
} as const satisfies TitleTexts
