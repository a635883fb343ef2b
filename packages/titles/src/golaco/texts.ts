import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Golaço',
    pitch: 'Nas rodadas grátis a bola que entra fica na rede até o apito final.',
    symbols: {
      ball: 'Bola',
      stadium: 'Estádio',
      medal: 'Medalha',
      gloves: 'Luvas',
      shoe: 'Chuteira',
      megaphone: 'Torcida',
      shirt: 'Camisa',
      watch: 'Acréscimos',
      yellow: 'Cartão amarelo',
      red: 'Cartão vermelho',
    },
  },
  EN: {
    title: 'Top Corner',
    pitch: 'In free spins, every ball that goes in stays in the net until the final whistle.',
    symbols: {
      ball: 'Ball',
      stadium: 'Stadium',
      medal: 'Medal',
      gloves: 'Gloves',
      shoe: 'Boot',
      megaphone: 'Fans',
      shirt: 'Shirt',
      watch: 'Stoppage time',
      yellow: 'Yellow card',
      red: 'Red card',
    },
  },
} as const satisfies TitleTexts
