import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Escolha o desenho e compre cartelas até o sorteio',
  buy: 'Comprar cartela',
  goal: 'Desenho das próximas cartelas',
  tickets: 'As suas cartelas',
  none: 'Sem cartela nesta rodada: compre antes de o sorteio começar.',
  ticket: (goal: string, numbers: string) => `Cartela, ${goal}: ${numbers}`,
  missing: (count: number) => (count === 1 ? 'falta 1' : `faltam ${count}`),
  complete: (count: number) => `completa com ${count} bolas`,
  paid: (amount: string) => `recebeu ${amount}`,
  balls: (count: number) => `${count} bolas`,
  drawn: (count: number) => `Saíram ${count} bolas.`,
}

const en: typeof pt = {
  ready: 'Choose a pattern and buy tickets before the draw',
  buy: 'Buy ticket',
  goal: 'Pattern for new tickets',
  tickets: 'Your tickets',
  none: 'No tickets this round: buy before the draw starts.',
  ticket: (goal, numbers) => `Ticket, ${goal}: ${numbers}`,
  missing: (count) => (count === 1 ? '1 missing' : `${count} missing`),
  complete: (count) => `complete with ${count} balls`,
  paid: (amount) => `paid ${amount}`,
  balls: (count) => `${count} balls`,
  drawn: (count) => `${count} balls drawn.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
