import { cash, type DemoPromotion } from './demo-terms.ts'

/** Gifts, codes and applications of the demo brand. */
export const smallDemoPromotions: readonly DemoPromotion[] = [
  {
    anchor: 'cinco-dias',
    kind: 'loginStreak',
    category: 'daily',
    texts: {
      PT: {
        title: 'Cinco dias no mês',
        lead: 'R$ 2,00 por cinco dias marcados',
        body: 'Marque presença em cinco dias, seguidos ou não. Não é preciso apostar.',
      },
      EN: {
        title: 'Five-day check-in',
        lead: 'R$2.00 for checking in on five days',
        body: 'Check in on five days, in a row or not. No bet required.',
      },
    },
    hue: 265,
    symbols: ['calendar', 'check-mark-button', 'star'],
    terms: cash({
      conditions: { op: 'all', of: [{ op: 'signedDaysAtLeast', days: 5 }] },
      reward: { prize: 'cash', value: { form: 'fixed', amount: '2.00' } },
    }),
    startsInDays: -1,
    lastsDays: 30,
    budget: '10000.00',
  },
  {
    anchor: 'instalou-o-app',
    kind: 'appInstall',
    category: 'app',
    texts: {
      PT: {
        title: 'Instale o app',
        lead: 'R$ 5,00 com uma captura da tela inicial',
        body: 'Instale o app e envie uma imagem da tela do celular com o ícone do Trevo. Nossa equipe analisa e responde.',
      },
      EN: {
        title: 'Install our app',
        lead: 'R$5.00 for a screenshot of your home screen',
        body: 'Install the app and send a screenshot of your phone with the Trevo icon. Our team reviews it and replies.',
      },
    },
    hue: 215,
    symbols: ['mobile-phone', 'four-leaf-clover', 'camera'],
    terms: cash({ reward: { prize: 'cash', value: { form: 'fixed', amount: '5.00' } } }),
    startsInDays: -1,
    lastsDays: 365,
    budget: '10000.00',
  },
  {
    anchor: 'codigo',
    kind: 'redeemCode',
    category: 'newbie',
    texts: {
      PT: {
        title: 'Código-presente',
        lead: 'R$ 3,00 para quem tem um código',
        body: 'Digite o código que você recebeu. Cada pessoa usa um código uma vez.',
      },
      EN: {
        title: 'Gift code',
        lead: 'R$3.00 with a gift code',
        body: 'Enter the code you received. One code per person, once.',
      },
    },
    hue: 20,
    symbols: ['admission-tickets', 'key', 'star'],
    terms: cash({ reward: { prize: 'cash', value: { form: 'fixed', amount: '3.00' } } }),
    startsInDays: -1,
    lastsDays: 365,
    budget: '3000.00',
    codes: [{ code: 'TREVO3', usesMax: 1_000 }],
  },
  {
    anchor: 'zalo',
    kind: 'redeemCode',
    category: 'rebate',
    texts: {
      PT: {
        title: 'Prêmio do Zalo: até 131K',
        lead: '0,1% do que você apostou na semana passada, com o código do Zalo',
        body:
          'O Zalo é um aplicativo de mensagens, e o nosso canal nele publica o código ZALO131. Uma vez por semana ' +
          'ele devolve uma parte do que você apostou na semana passada, até 131K (R$ 131.000,00).',
      },
      EN: {
        title: 'Zalo reward: up to 131K',
        lead: '0.1% of last week’s stakes, with the code from Zalo',
        body:
          'Zalo is a messaging app, and our channel there publishes the code ZALO131. Once a week it returns part of ' +
          'what you staked the previous week, up to 131K (R$131,000.00).',
      },
    },
    hue: 210,
    symbols: ['mobile-phone', 'coin', 'star'],
    terms: cash({
      countedOver: 'lastWeek',
      reward: {
        prize: 'cash',
        value: { form: 'percent', of: 'staked', bp: 10, cap: '131000.00' },
      },
      perPerson: { times: 1, per: 'week' },
    }),
    startsInDays: -1,
    lastsDays: 365,
    budget: '500000.00',
    codes: [{ code: 'ZALO131', usesMax: 1_000_000 }],
  },
  {
    anchor: 'aniversario',
    kind: 'birthday',
    category: 'special',
    texts: {
      PT: {
        title: 'Presente de aniversário',
        lead: 'R$ 5,00 no seu dia, uma vez por ano',
        body:
          'Pago no dia do seu aniversário se a sua conta tiver pelo menos 30 dias. ' +
          'Informe a data de nascimento em Minha conta; ela não pode ser alterada depois.',
      },
      EN: {
        title: 'Birthday gift',
        lead: 'R$5.00 on your birthday, once a year',
        body: 'Paid on your birthday if your account is at least 30 days old. Enter your date of birth in the security center; it cannot be changed later.',
      },
    },
    hue: 315,
    symbols: ['birthday-cake', 'wrapped-gift', 'star'],
    terms: cash({
      conditions: {
        op: 'all',
        of: [{ op: 'birthday' }, { op: 'registeredDaysAtLeast', days: 30 }],
      },
      reward: { prize: 'cash', value: { form: 'fixed', amount: '5.00' } },
      perPerson: { times: 1, per: 'year' },
    }),
    startsInDays: -1,
    lastsDays: null,
    budget: '10000.00',
  },
  {
    anchor: 'nivel-folha',
    kind: 'upgradeBonus',
    category: 'vip',
    texts: {
      PT: {
        title: 'Prêmio do nível Folha',
        lead: 'R$ 5,00 uma vez, do nível Folha em diante',
        body: 'Para quem já está no nível Folha ou acima. Não aposte mais por causa dele.',
      },
      EN: {
        title: 'Leaf level reward',
        lead: 'R$5.00 once, from Leaf level',
        body: 'For players already at Leaf level or above. Do not bet more to get it.',
      },
    },
    hue: 90,
    symbols: ['crown', 'herb', 'star'],
    terms: cash({
      conditions: { op: 'all', of: [{ op: 'levelAtLeast', level: 2 }] },
      reward: { prize: 'cash', value: { form: 'fixed', amount: '5.00' } },
    }),
    startsInDays: -1,
    lastsDays: null,
    budget: '10000.00',
  },
  {
    anchor: 'respiro',
    kind: 'rescue',
    category: 'other',
    texts: {
      PT: {
        title: 'Novo fôlego',
        lead: 'De R$ 2,00 a R$ 20,00 depois de um dia ruim',
        body:
          'Se ontem terminou com perda e o saldo está quase zerado, uma parte volta ' +
          'em dinheiro, sem requisito de aposta. A perda conta até 4% das apostas contabilizadas.',
      },
      EN: {
        title: 'Second wind',
        lead: 'R$2.00 to R$20.00 after a bad day',
        body:
          'If yesterday ended with a loss and your balance is nearly empty, part of it is returned ' +
          'as cash, with no wagering. The loss counts up to 4% of your qualifying stakes.',
      },
    },
    hue: 330,
    symbols: ['ring-buoy', 'coin', 'sun'],
    terms: cash({
      conditions: {
        op: 'all',
        of: [
          { op: 'netLossAtLeast', amount: '50.00' },
          { op: 'balanceAtMost', amount: '5.00' },
        ],
      },
      countedOver: 'lastDay',
      reward: {
        prize: 'cash',
        value: {
          form: 'tiers',
          of: 'netLoss',
          tiers: [
            { from: '50.00', amount: '2.00' },
            { from: '200.00', amount: '8.00' },
            { from: '500.00', amount: '20.00' },
          ],
        },
      },
      perPerson: { times: 1, per: 'day' },
    }),
    startsInDays: 7,
    lastsDays: 365,
    budget: '10000.00',
  },
]
