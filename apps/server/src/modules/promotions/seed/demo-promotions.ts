import { cash, nothingAsked, once, wagering, type DemoPromotion } from './demo-terms.ts'
import { furtherDemoPromotions } from './further-demo-promotions.ts'
import { smallDemoPromotions } from './small-demo-promotions.ts'

/** Live promotions of the demo brand, in the order of the list. None of them advertises play. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    anchor: 'bonus-depois-da-aposta',
    kind: 'depositMatch',
    category: 'deposit',
    texts: {
      PT: {
        title: 'Bônus depois da 1ª aposta',
        lead: '50% do depósito, até R$ 200,00',
        body:
          'Escolha a promoção ao depositar. Depois que o valor do depósito tiver sido ' +
          'apostado uma vez, com seu saldo, o bônus fica disponível aqui. Ele fica ' +
          'guardado à parte do saldo até ser liberado.',
      },
      EN: {
        title: 'Bonus after the first bet',
        lead: '50% of the deposit, up to R$200.00',
        body:
          'Choose the promotion when you deposit. Once you have bet the deposit amount once with ' +
          'your own money, you can claim the bonus here. It is kept separate from your balance ' +
          'until it is paid out.',
      },
    },
    hue: 150,
    symbols: ['party-popper', 'coin', 'star'],
    terms: {
      conditions: { op: 'all', of: [{ op: 'depositStaked', times: 1 }] },
      countedOver: 'promotion',
      reward: {
        prize: 'bonus',
        value: { form: 'percent', of: 'deposit', bp: 5_000, cap: '200.00' },
      },
      wagering: wagering({}),
      depositMin: '20.00',
      perPerson: once,
    },
    startsInDays: -1,
    lastsDays: 365,
    budget: '50000.00',
  },
  {
    anchor: 'reforco-de-20',
    kind: 'depositMatch',
    category: 'limited',
    texts: {
      PT: {
        title: 'Reforço de 20%',
        lead: '20% de um depósito por semana, até R$ 50,00',
        body: 'Escolha a promoção ao depositar. O bônus entra logo depois do depósito e é liberado quando o valor dele tiver sido apostado uma vez.',
      },
      EN: {
        title: '20% extra',
        lead: '20% of one deposit per week, up to R$50.00',
        body:
          'Choose the promotion when you deposit. You receive the bonus right after the deposit, ' +
          'and it is paid out once you have bet its amount once.',
      },
    },
    hue: 200,
    symbols: ['money-bag', 'coin', 'gem-stone'],
    terms: {
      conditions: nothingAsked,
      countedOver: 'promotion',
      reward: {
        prize: 'bonus',
        value: { form: 'percent', of: 'deposit', bp: 2_000, cap: '50.00' },
      },
      wagering: wagering({ multiplier: 1, stakeCap: null, expiresInDays: 7 }),
      depositMin: '10.00',
      perPerson: { times: 1, per: 'week' },
    },
    startsInDays: -1,
    lastsDays: 365,
    budget: '20000.00',
  },
  {
    anchor: 'cashback-da-semana',
    kind: 'cashback',
    category: 'rebate',
    texts: {
      PT: {
        title: 'Cashback da semana',
        lead: '5% da perda líquida da semana anterior',
        body:
          'De segunda a domingo somamos o que você apostou e o que recebeu. Se a semana ' +
          'terminou negativa, 5% da diferença voltam em dinheiro, sem requisito de aposta. A diferença ' +
          'conta até 4% das apostas contabilizadas: com R$ 1.000,00 em slots, até R$ 40,00. ' +
          'Resgate durante a semana seguinte.',
      },
      EN: {
        title: 'Weekly cashback',
        lead: '5% of the previous week’s net loss',
        body:
          'From Monday to Sunday we add up your stakes and payouts. If you finish the week with a ' +
          'loss, 5% of it is returned as cash, with no wagering. The loss counts up to 4% of ' +
          'your qualifying stakes: with R$1,000.00 in slots, up to R$40.00. Claim it during ' +
          'the following week.',
      },
    },
    hue: 165,
    symbols: ['counterclockwise-arrows-button', 'coin', 'calendar'],
    terms: cash({
      conditions: { op: 'all', of: [{ op: 'netLossAtLeast', amount: '10.00' }] },
      countedOver: 'lastWeek',
      reward: {
        prize: 'cash',
        value: { form: 'percent', of: 'netLoss', bp: 500, cap: '100.00' },
      },
      perPerson: { times: 1, per: 'week' },
    }),
    startsInDays: -30,
    lastsDays: null,
    budget: '30000.00',
  },
  {
    anchor: 'presente-trevo',
    kind: 'cashGift',
    category: 'special',
    texts: {
      PT: {
        title: 'Presente do Trevo',
        lead: 'R$ 1,00 em dinheiro, uma vez por pessoa',
        body: 'Um presente da casa, direto no saldo e sem requisito de aposta. São 5.000 no total.',
      },
      EN: {
        title: 'A gift from Trevo',
        lead: 'R$1.00 in cash, once per person',
        body: 'A gift from us, paid straight to your balance with no wagering. Limited to 5,000.',
      },
    },
    hue: 45,
    symbols: ['wrapped-gift', 'four-leaf-clover', 'star'],
    terms: cash({}),
    startsInDays: -1,
    lastsDays: 180,
    budget: '5000.00',
    stock: 5_000,
  },
  ...smallDemoPromotions,
  ...furtherDemoPromotions,
]
