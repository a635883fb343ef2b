import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Estrada Real',
    pitch: 'De Ouro Preto a Paraty: some os prêmios do caminho até a primeira barreira.',
  },
  EN: {
    title: 'The Royal Road',
    pitch: 'From Ouro Preto to Paraty: add up the prizes until the first toll gate.',
  },
} as const satisfies GameTexts
