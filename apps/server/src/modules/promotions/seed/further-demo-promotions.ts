import { cash, type DemoPromotion } from './demo-terms.ts'

/** Rounds, a tournament, tickets and an application of the demo brand. */
export const furtherDemoPromotions: readonly DemoPromotion[] = [
  {
    anchor: 'rodadas-do-mes',
    kind: 'freeRounds',
    category: 'slots',
    texts: {
      PT: {
        title: 'Rodadas do mês',
        lead: '5 rodadas de R$ 0,20, uma vez por mês',
        body:
          'As rodadas vão para a central de prêmios e valem por sete dias no jogo que ela mostra. ' +
          'O que elas pagam cai no saldo, sem requisito de aposta.',
      },
      EN: {
        title: 'Rounds of the month',
        lead: '5 free rounds of R$0.20, once a month',
        body:
          'The free rounds go to the reward center and are valid for seven days in the game shown ' +
          'there. Winnings are paid to your balance, with no wagering.',
      },
    },
    hue: 285,
    symbols: ['slot-machine', 'star', 'coin'],
    terms: cash({
      reward: {
        prize: 'freeRounds',
        value: { form: 'fixed', amount: '1.00' },
        roundStake: '0.20',
      },
      perPerson: { times: 1, per: 'month' },
    }),
    startsInDays: -1,
    lastsDays: 365,
    budget: '5000.00',
  },
  {
    anchor: 'torneio-de-etapas',
    kind: 'tournament',
    category: 'ranking',
    texts: {
      PT: {
        title: 'Torneio de etapas',
        lead: 'Prêmios de R$ 1,00 a R$ 25,00 pela semana passada',
        body:
          'Inscreva-se uma vez por semana. O que você apostou de segunda a domingo decide a etapa; ' +
          'você não compete com outras pessoas. Nenhuma etapa paga tanto quanto custa, em média, ' +
          'chegar até ela.',
      },
      EN: {
        title: 'Stage tournament',
        lead: 'Prizes from R$1.00 to R$25.00 for last week',
        body:
          'Enter once a week. Your stakes from Monday to Sunday decide your stage; you do not ' +
          'compete with other players. No stage pays as much as reaching it costs on average.',
      },
    },
    hue: 55,
    symbols: ['trophy', 'star', 'bullseye'],
    terms: cash({
      conditions: { op: 'all', of: [{ op: 'stakedAtLeast', amount: '1000.00' }] },
      countedOver: 'lastWeek',
      reward: {
        prize: 'cash',
        value: {
          form: 'tiers',
          of: 'staked',
          // At most 0.1 % of the stakes: less than any game of the house keeps.
          tiers: [
            { from: '1000.00', amount: '1.00' },
            { from: '10000.00', amount: '8.00' },
            { from: '25000.00', amount: '25.00' },
          ],
        },
      },
      perPerson: { times: 1, per: 'week' },
    }),
    startsInDays: -14,
    lastsDays: 365,
    budget: '20000.00',
  },
  {
    anchor: 'bilhete-da-semana',
    kind: 'raffle',
    category: 'limited',
    texts: {
      PT: {
        title: 'Vale-prêmio da semana',
        lead: 'Um vale-prêmio da roda da sorte por semana',
        body:
          'Participe e, se você teve R$ 200,00 em apostas contabilizadas na semana passada, o vale-prêmio ' +
          'estará na central de prêmios. Todas as chances são publicadas, e o resultado é definido antes.',
      },
      EN: {
        title: 'Weekly ticket',
        lead: 'One lucky wheel ticket per week',
        body:
          'Join and, if you had R$200.00 in qualifying bets last week, your ticket is in the reward ' +
          'center. All odds are shown, and the result is fixed in advance.',
      },
    },
    hue: 130,
    symbols: ['admission-tickets', 'four-leaf-clover', 'star'],
    terms: cash({
      conditions: { op: 'all', of: [{ op: 'stakedAtLeast', amount: '200.00' }] },
      countedOver: 'lastWeek',
      reward: { prize: 'ticket', value: { form: 'fixed', amount: '0.16' } },
      perPerson: { times: 1, per: 'week' },
    }),
    startsInDays: -14,
    lastsDays: 365,
    budget: '20000.00',
  },
  {
    anchor: 'sua-opiniao',
    kind: 'application',
    category: 'other',
    texts: {
      PT: {
        title: 'Sua opinião',
        lead: 'R$ 4,00 por uma sugestão com imagem',
        body:
          'Conte em poucas palavras o que podemos melhorar e envie uma imagem da tela. Uma pessoa ' +
          'lê e responde. Não é preciso apostar.',
      },
      EN: {
        title: 'Your feedback',
        lead: 'R$4.00 for a suggestion with a screenshot',
        body:
          'Tell us in a few words what we could do better and send a screenshot. Our team reads it ' +
          'and replies. No bet required.',
      },
    },
    hue: 185,
    symbols: ['camera', 'check-mark-button', 'star'],
    terms: cash({ reward: { prize: 'cash', value: { form: 'fixed', amount: '4.00' } } }),
    startsInDays: -1,
    lastsDays: 365,
    budget: '4000.00',
    stock: 1_000,
  },
]
