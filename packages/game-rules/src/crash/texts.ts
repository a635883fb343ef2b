import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { formatFor } from '../slots/texts/format.ts'
import type { CrashTitle, CrashView, Hundredths } from './types.ts'

type CrashTexts = {
  readonly rules: (title: CrashTitle) => readonly RuleSection[]
  readonly facts: (view: CrashView) => readonly Fact[]
}

const timesIn = (locale: string) => {
  const numbers = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (at: Hundredths) => `×${numbers.format(at / 100)}`
}

const boundsOf = ({ stakeStepsMinor: steps }: CrashTitle) =>
  [String(steps[0] ?? 0n), String(steps.at(-1) ?? 0n)] as const

const ptTimes = timesIn('pt-BR')
const pt = formatFor('pt-BR')
const enTimes = timesIn('en-US')
const en = formatFor('en-US')

export const crashTexts: InEachLanguage<CrashTexts> = {
  PT: {
    rules: (title) => [
      {
        heading: 'Como jogar',
        paragraphs: [
          `Antes de cada voo há ${pt.number(title.bettingMs / 1_000)} segundos para apostar. Cada pessoa pode ter até ${pt.number(title.seatCount)} apostas no mesmo voo.`,
          'Durante o voo o multiplicador sobe a partir de ×1,00. Quem retira recebe a aposta vezes o multiplicador daquele instante. Quem ainda está no voo quando ele termina perde a aposta.',
          'A retirada automática é definida junto com a aposta e vale mesmo que a conexão caia.',
          `Em ${ptTimes(title.multiplierMax)} o voo termina e todas as apostas que restam são pagas por esse multiplicador.`,
          `A aposta vai de ${pt.money(boundsOf(title)[0])} a ${pt.money(boundsOf(title)[1])}.`,
        ],
      },
      {
        heading: 'O que vale',
        paragraphs: [
          'O instante da retirada é aquele em que o pedido chega ao servidor, pelo relógio do servidor.',
          'Uma aposta que a carteira não pagou antes da decolagem é devolvida por inteiro.',
          'Se o servidor parar durante um voo por mais de dois segundos, as retiradas automáticas que o voo alcançou são pagas e as demais apostas que ainda estavam nele são devolvidas.',
        ],
      },
      {
        heading: 'Retorno e prova',
        paragraphs: [
          `Retorno ao jogador (RTP): ${pt.percent(title.returnPercent * 100)} em qualquer retirada. A chance de um voo alcançar um multiplicador é ${pt.number(title.returnPercent)}% dividido por ele.`,
          'Os resultados vêm de uma cadeia de hashes cujo fim foi publicado antes do primeiro voo, com um sal público. Depois de cada voo o seu hash é revelado, e qualquer pessoa pode verificar a cadeia até o fim publicado.',
        ],
      },
    ],
    facts: ({ crashAt, cashedOutAt }) => [
      { label: 'Fim do voo', value: crashAt === null ? '–' : ptTimes(Math.max(crashAt, 100)) },
      { label: 'Retirada', value: cashedOutAt === null ? 'não houve' : ptTimes(cashedOutAt) },
    ],
  },
  EN: {
    rules: (title) => [
      {
        heading: 'How to play',
        paragraphs: [
          `You have ${en.number(title.bettingMs / 1_000)} seconds to bet before each flight. Each player can have up to ${en.number(title.seatCount)} bets on a flight.`,
          'During the flight the multiplier rises from ×1.00. When you cash out, you are paid your stake times the multiplier at that moment. If you have not cashed out when the flight ends, you lose the stake.',
          'Auto cash-out is set with the bet and works even if you lose connection.',
          `At ${enTimes(title.multiplierMax)} the flight ends and all remaining bets are paid at that multiplier.`,
          `Stakes from ${en.money(boundsOf(title)[0])} to ${en.money(boundsOf(title)[1])}.`,
        ],
      },
      {
        heading: 'What counts',
        paragraphs: [
          'A cash-out counts from the moment it reaches the server, by the server clock.',
          'A bet that the wallet did not pay before take-off is returned in full.',
          'If the server stops for more than two seconds during a flight, auto cash-outs that the flight reached are paid, and all other open bets are returned.',
        ],
      },
      {
        heading: 'Return and fairness',
        paragraphs: [
          `Return to player (RTP): ${en.percent(title.returnPercent * 100)} at any cash-out. The probability that a flight reaches a multiplier is ${en.number(title.returnPercent)}% divided by it.`,
          'Results come from a hash chain whose end was published before the first flight, with a public salt. After each flight its hash is revealed, and anyone can verify the chain up to the published end.',
        ],
      },
    ],
    facts: ({ crashAt, cashedOutAt }) => [
      {
        label: 'End of the flight',
        value: crashAt === null ? '–' : enTimes(Math.max(crashAt, 100)),
      },
      { label: 'Cash-out', value: cashedOutAt === null ? 'none' : enTimes(cashedOutAt) },
    ],
  },
}
