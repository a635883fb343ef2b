import type { BuyFeature } from '@trevo/game-rules/reels/types.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly buy: Readonly<Record<BuyFeature, string>>
  readonly buyOff: string
  readonly aboveMax: (amount: string) => string
  readonly ready: string
  readonly hold: string
  readonly holdNote: (coins: number) => string
  readonly respins: (left: number) => string
  readonly picksTitle: string
  readonly lid: (number: number) => string
  readonly lidEnds: string
  readonly picked: (amount: string) => string
  readonly wilds: string
  readonly grown: string
  readonly group: (count: number, name: string) => string
  readonly spins: (count: number) => string
}

export const words: InEachLanguage<Words> = {
  PT: {
    buy: {
      'free-spins': 'Comprar rodadas grátis',
      hold: 'Comprar segura e gira',
      picks: 'Comprar bônus',
    },
    buyOff: 'Cancelar compra',
    aboveMax: (amount) => `acima do máximo de ${amount}`,
    ready: 'Toque em girar',
    hold: 'Segura e gira',
    holdNote: (coins) => `${coins} presas: três giros para conseguir mais`,
    respins: (left) => (left === 1 ? 'Falta 1 giro' : `Faltam ${left} giros`),
    picksTitle: 'Escolha!',
    lid: (number) => `Escolha ${number}`,
    lidEnds: 'Fim',
    picked: (amount) => `Bônus até aqui: ${amount}`,
    wilds: 'Coringas na grade!',
    grown: 'O coringa tomou o rolo!',
    group: (count, name) => `Grupo de ${count} · ${name}`,
    spins: (count) => `${count} rodadas grátis`,
  },
  EN: {
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
  },
}
