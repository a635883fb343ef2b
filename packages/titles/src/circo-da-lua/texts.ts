import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Circo da Lua',
    pitch: 'O palhaço cresce no picadeiro, e nas rodadas grátis não sai mais.',
    symbols: {
      clown: 'Palhaço',
      tent: 'Lona',
      elephant: 'Elefante',
      horse: 'Cavalinho',
      masks: 'Teatro',
      wand: 'Varinha',
      balloon: 'Balão',
      popcorn: 'Pipoca',
      ticket: 'Ingresso',
      kite: 'Ioiô',
    },
  },
  EN: {
    title: 'Moonlight Circus',
    pitch: 'The clown grows in the ring, and in free spins never leaves it.',
    symbols: {
      clown: 'Clown',
      tent: 'Big top',
      elephant: 'Elephant',
      horse: 'Merry-go-round horse',
      masks: 'Theatre masks',
      wand: 'Magic wand',
      balloon: 'Balloon',
      popcorn: 'Popcorn',
      ticket: 'Ticket',
      kite: 'Yo-yo',
    },
  },
} as const satisfies TitleTexts
