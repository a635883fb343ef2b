import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  buy: {
    'free-spins': 'Comprar rodadas grátis',
    hold: 'Comprar segura e gira',
    picks: 'Comprar bônus',
  },
  buyOff: 'Cancelar compra',
  aboveMax: (amount: string) => `acima do máximo de ${amount}`,
  ready: 'Toque em girar',
  hold: 'Segura e gira',
  holdNote: (coins: number) => `${coins} presas: três giros para conseguir mais`,
  respins: (left: number) => (left === 1 ? 'Falta 1 giro' : `Faltam ${left} giros`),
  picksTitle: 'Escolha!',
  lid: (number: number) => `Escolha ${number}`,
  lidEnds: 'Fim',
  picked: (amount: string) => `Bônus até aqui: ${amount}`,
  wilds: 'Coringas na grade!',
  grown: 'O coringa tomou o rolo!',
  group: (count: number, name: string) => `Grupo de ${count} · ${name}`,
  spins: (count: number) => `${count} rodadas grátis`,
}

const en: typeof pt = {
  buy: {
    'free-spins': 'Buy free spins',
    hold: 'Buy hold and spin',
    picks: 'Buy the bonus',
  },
  buyOff: 'Cancel buy',
  aboveMax: (amount) => `over the limit of ${amount}`,
  ready: 'Press spin',
  hold: 'Hold and spin',
  holdNote: (coins) => `${coins} locked: three spins to land more`,
  respins: (left) => (left === 1 ? '1 spin left' : `${left} spins left`),
  picksTitle: 'Choose!',
  lid: (number) => `Pick ${number}`,
  lidEnds: 'End',
  picked: (amount) => `Bonus so far: ${amount}`,
  wilds: 'Wilds on the grid!',
  grown: 'Wild reel!',
  group: (count, name) => `Group of ${count} · ${name}`,
  spins: (count) => `${count} free spins`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
