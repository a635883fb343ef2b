import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type DemoNotice = {
  title: InEachLanguage<string>
  content: InEachLanguage<string>
  callsToPlay: boolean
}

/** For members. */
export const notices: DemoNotice[] = [
  {
    title: { PT: 'Pix 24 horas', EN: 'Pix 24/7' },
    content: {
      PT: 'Depósitos por Pix caem a qualquer hora, todos os dias. Só aceitamos Pix de conta no seu próprio nome.',
      EN: 'Pix deposits are credited at any time, every day. We only accept Pix from an account in your own name.',
    },
    callsToPlay: true,
  },
  {
    title: { PT: 'Jogue com responsabilidade', EN: 'Play responsibly' },
    content: {
      PT: 'Apostar é diversão, não renda. Proibido para menores de 18 anos.',
      EN: 'Betting is for fun, not a source of income. Not for anyone under 18.',
    },
    callsToPlay: false,
  },
]

/** For agents, in the agent center. */
export const agentNotices: DemoNotice[] = [
  {
    title: { PT: 'Como seus contratos são pagos', EN: 'How your contracts are paid' },
    content: {
      PT:
        'Os salários são pagos automaticamente ao fim de cada período. Os dividendos são pagos depois que ' +
        'o agente que os oferece aprova. Cada demonstrativo mostra as rodadas que contam.',
      EN:
        'Salaries are paid automatically at the end of each period. Dividends are paid once the ' +
        'agent who offers them approves. Each commission statement shows the rounds that count.',
    },
    callsToPlay: false,
  },
]
