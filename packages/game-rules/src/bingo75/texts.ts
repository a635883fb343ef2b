import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import { outcomesOf } from './measure.ts'
import type { Bingo75Choice, Bingo75Title, Bingo75View } from './types.ts'

const pt = {
  howTo: 'Como jogar',
  card: 'A cartela tem 24 números e uma casa livre no meio. Você pode trocar de cartela antes de cada rodada; nenhuma tem mais chance que outra.',
  goal: 'Escolha um desenho. Saem bolas de 1 a 75 até o desenho ficar completo: quanto menos bolas, maior o prêmio. Quando nenhum prêmio é mais possível, a rodada termina.',
  table: (goal: string) => `Prêmios: ${goal}`,
  head: ['Bolas', 'Paga', 'Chance'],
  upTo: (balls: string) => `até ${balls}`,
  goalLabel: 'Desenho',
  cardLabel: 'Cartela',
  balls: 'Bolas',
  complete: 'Completo com',
  notComplete: 'não completou',
  ballCount: (count: string) => `${count} bolas`,
  multiplier: 'Multiplicador',
}

const en: typeof pt = {
  howTo: 'How to play',
  card: 'The card has 24 numbers and a free cell in the middle. You can change it before every round; all cards have the same chance.',
  goal: 'Choose a pattern. Balls from 1 to 75 are drawn until it is complete: the fewer balls, the bigger the prize. The round ends when no prize is possible any more.',
  table: (goal) => `Prizes: ${goal}`,
  head: ['Balls', 'Pays', 'Chance'],
  upTo: (balls) => `up to ${balls}`,
  goalLabel: 'Pattern',
  cardLabel: 'Card',
  balls: 'Balls',
  complete: 'Complete with',
  notComplete: 'not complete',
  ballCount: (count) => `${count} balls`,
  multiplier: 'Multiplier',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The rules of a title of 75-ball bingo. */
export const rulesOf = (title: Bingo75Title): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const tables = title.goals.map((goal) => {
      const outcomes = outcomesOf(goal)
      const rows = goal.tiers.map(({ ballCountMax, multiplier }, index) => [
        word.upTo(say.number(ballCountMax)),
        say.times(multiplier),
        say.percent(outcomes[index]?.probability ?? 0),
      ])
      return {
        heading: word.table(goal.name[language]),
        paragraphs: [],
        table: { head: word.head, rows },
      }
    })
    const prizes = title.goals.flatMap(({ tiers }) => tiers.map(({ multiplier }) => multiplier))
    return [
      { heading: word.howTo, paragraphs: [word.card, word.goal] },
      ...tables,
      ...closingSections(title, language, { maxWinStakes: Math.max(...prizes) / 100 }),
    ]
  })

/** What decided a finished round of 75-ball bingo. */
export const factsOf = (
  title: Bingo75Title,
  _wager: Wager<Bingo75Choice>,
  { view }: Play<never, Bingo75View>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const count = word.ballCount(say.number(view.balls.length))
    return [
      {
        label: word.goalLabel,
        value: title.goals.find(({ id }) => id === view.goal)?.name[language] ?? view.goal,
      },
      { label: word.cardLabel, value: say.number(view.cardSet) },
      { label: word.balls, value: say.list(view.balls) },
      { label: word.complete, value: view.complete ? count : word.notComplete },
      { label: word.multiplier, value: say.times(view.multiplier) },
    ]
  })
