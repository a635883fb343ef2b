import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Piratas do Recife',
    pitch: 'Abordagem: cada cascata nas rodadas grátis soma dois ao multiplicador.',
    symbols: {
      bomb: 'Bomba',
      map: 'Mapa',
      flag: 'Bandeira',
      parrot: 'Caveira',
      crossed: 'Espadas',
      ship: 'Barco',
      anchor: 'Âncora',
      hook: 'Gancho',
      rope: 'Corda',
      oil: 'Barril',
      crab: 'Siri',
    },
  },
  EN: {
    title: 'Reef Pirates',
    pitch: 'All aboard: each cascade in free spins adds two to the multiplier.',
    symbols: {
      bomb: 'Bomb',
      map: 'Map',
      flag: 'Pirate flag',
      parrot: 'Skull',
      crossed: 'Swords',
      ship: 'Boat',
      anchor: 'Anchor',
      hook: 'Hook',
      rope: 'Rope',
      oil: 'Barrel',
      crab: 'Crab',
    },
  },
} as const satisfies TitleTexts
