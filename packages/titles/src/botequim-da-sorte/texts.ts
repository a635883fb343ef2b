import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Botequim da Sorte',
    pitch: 'A saideira é sua: abra tampinhas até chegar a conta.',
    symbols: {
      cheers: 'Saúde!',
      cap: 'Garrafa',
      banjo: 'Cavaquinho',
      meat: 'Churrasco',
      domino: 'Dado',
      fries: 'Batata frita',
      peanut: 'Amendoim',
      olive: 'Azeitona',
      pretzel: 'Petisco',
      lemon: 'Limão',
    },
  },
  EN: {
    title: 'Corner Bar',
    pitch: 'One for the road: pop caps until the bill comes.',
    symbols: {
      cheers: 'Cheers!',
      cap: 'Bottle',
      banjo: 'Cavaquinho',
      meat: 'Barbecue',
      domino: 'Die',
      fries: 'French fries',
      peanut: 'Peanuts',
      olive: 'Olive',
      pretzel: 'Pretzel',
      lemon: 'Lime',
    },
  },
} as const satisfies TitleTexts
