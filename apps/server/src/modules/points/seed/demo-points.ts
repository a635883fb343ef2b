import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** Reais to be staked and settled, or deposited, for one point. */
export const realsForPoint: Readonly<Record<string, string>> = {
  RNG: '10.00',
  LIVE: '20.00',
  PVP: '20.00',
  FISH: '10.00',
  SPORTS: '15.00',
  ESPORTS: '15.00',
  BGS: '10.00',
  LOTT: '10.00',
  ELOTT: '10.00',
  COCKFIGHT: '20.00',
  DEPOSIT: '20.00',
}

type DemoReward = {
  readonly kind: 'GIFT' | 'PROMOTION' | 'LIVE_ITEM'
  readonly names: InEachLanguage<string>
  readonly conditions: InEachLanguage<string>
  readonly drawing: string
  readonly points: string
  readonly amount: string
  readonly prize: string | null
  readonly stock: number
  readonly perMember: number
  readonly needsDecision: boolean
}

const sent = {
  PT: 'Enviado em até 12 dias úteis, para todo o Brasil.',
  EN: 'Delivered within 12 business days, anywhere in Brazil.',
}
const paid = {
  PT: 'Dinheiro no saldo na hora, sem requisito de aposta.',
  EN: 'Paid to your balance instantly, with no wagering.',
}

const gift = { kind: 'GIFT', conditions: sent, prize: null, needsDecision: true } as const
const money = { kind: 'PROMOTION', conditions: paid, amount: '0.00', needsDecision: false } as const

/** What the demo brand's points are exchanged for. */
export const demoMall: readonly DemoReward[] = [
  {
    ...gift,
    names: { PT: 'Camiseta Trevo', EN: 'Trevo T-shirt' },
    drawing: 'wrapped-gift',
    points: '1800.00',
    amount: '12.00',
    stock: 40,
    perMember: 2,
  },
  {
    ...money,
    names: { PT: 'R$ 10 no saldo', EN: 'R$10 in your balance' },
    drawing: 'money-bag',
    points: '1000.00',
    prize: '10.00',
    stock: 500,
    perMember: 10,
  },
  {
    ...money,
    names: { PT: 'R$ 1 no saldo', EN: 'R$1 in your balance' },
    drawing: 'coin',
    points: '100.00',
    prize: '1.00',
    stock: 5000,
    perMember: 50,
  },
  {
    kind: 'LIVE_ITEM',
    names: { PT: 'Nome no mural do Trevo', EN: 'Your name on Trevo’s wall' },
    conditions: {
      PT: 'Seu apelido fica uma semana no mural de agradecimento.',
      EN: 'Your nickname is shown on our thank-you wall for a week.',
    },
    drawing: 'glowing-star',
    points: '50.00',
    amount: '0.00',
    prize: null,
    stock: 100,
    perMember: 1,
    needsDecision: true,
  },
  {
    ...gift,
    names: { PT: 'Fone sem fio', EN: 'Wireless earphones' },
    drawing: 'headphone',
    points: '9000.00',
    amount: '0.00',
    stock: 5,
    perMember: 1,
  },
]
