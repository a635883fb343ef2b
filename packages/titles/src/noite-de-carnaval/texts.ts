import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Noite de Carnaval',
    pitch: 'A festa não para: rodadas grátis chegam toda hora.',
    symbols: {
      masks: 'Máscaras',
      popper: 'Confete',
      dancer: 'Sambista',
      peacock: 'Pavão',
      trumpet: 'Trompete',
      drum: 'Tambor',
      guitar: 'Violão',
      maracas: 'Chocalhos',
      ball: 'Serpentina',
      ticket: 'Ingresso',
    },
  },
  EN: {
    title: 'Carnival Night',
    pitch: 'The party never stops: free spins come often.',
    symbols: {
      masks: 'Masks',
      popper: 'Party popper',
      dancer: 'Samba dancer',
      peacock: 'Peacock',
      trumpet: 'Trumpet',
      drum: 'Drum',
      guitar: 'Guitar',
      maracas: 'Maracas',
      ball: 'Streamers',
      ticket: 'Ticket',
    },
  },
} as const satisfies TitleTexts
