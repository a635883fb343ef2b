import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Rede Cheia',
    pitch: 'Cinco lagostas puxam a rede, e cada nova devolve quatro giros.',
    symbols: {
      buoy: 'Boia',
      lobster: 'Lagosta',
      stew: 'Moqueca',
      squid: 'Lula',
      shrimp: 'Camarão',
      boat: 'Lancha',
      mask: 'Máscara',
      parasol: 'Barraca',
      salt: 'Sal',
      ice: 'Gelo',
    },
  },
  EN: {
    title: 'Full Net',
    pitch: 'Five lobsters pull in the net, and each new one brings back four spins.',
    symbols: {
      buoy: 'Lifebuoy',
      lobster: 'Lobster',
      stew: 'Fish stew',
      squid: 'Squid',
      shrimp: 'Shrimp',
      boat: 'Speedboat',
      mask: 'Diving mask',
      parasol: 'Beach umbrella',
      salt: 'Salt',
      ice: 'Ice',
    },
  },
} as const satisfies TitleTexts
