import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { hypergeometric } from '../common/combinations.ts'
import { riskNames, risks } from '../common/risks.ts'
import { sayOf } from '../common/say.ts'
import type { KenoChoice, KenoTitle, KenoView } from './types.ts'

/** How many numbers were picked, in words. */
export const picksIn: InEachLanguage<(count: number) => string> = {
  PT: (count) => (count === 1 ? '1 número' : `${count} números`),
  EN: (count) => (count === 1 ? '1 number' : `${count} numbers`),
}

const pt = {
  howTo: 'Como jogar',
  pick: (most: string, numbers: string) =>
    `Marque de 1 a ${most} números entre 1 e ${numbers} e escolha o risco.`,
  draw: (drawn: string, numbers: string) =>
    `São sorteados ${drawn} números dos ${numbers}, cada um no máximo uma vez. A aposta é paga pela quantidade de acertos.`,
  risk: 'O risco muda a tabela: no baixo quase tudo paga um pouco, no alto só muitos acertos pagam.',
  past: 'Números que já saíram não têm mais nem menos chance: cada sorteio é independente.',
  table: (risk: string) => `Tabela, risco ${risk}`,
  head: ['Marcados', 'Acertos', 'Paga', 'Chance'],
  riskLabel: 'Risco',
  picks: 'Marcados',
  drawn: 'Sorteados',
  hits: 'Acertos',
  multiplier: 'Multiplicador',
}

const en: typeof pt = {
  howTo: 'How to play',
  pick: (most, numbers) => `Pick 1 to ${most} numbers from 1 to ${numbers} and choose the risk.`,
  draw: (drawn, numbers) =>
    `${drawn} of the ${numbers} numbers are drawn, without repeats. The payout depends on how many you hit.`,
  risk: 'The risk changes the paytable: at low risk nearly everything pays a little, at high risk only many hits pay.',
  past: 'Past numbers are neither more nor less likely: each draw is independent.',
  table: (risk) => `Paytable, ${risk} risk`,
  head: ['Marked', 'Hits', 'Pays', 'Chance'],
  riskLabel: 'Risk',
  picks: 'Marked',
  drawn: 'Drawn',
  hits: 'Hits',
  multiplier: 'Multiplier',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The rules of a title of keno. */
export const rulesOf = (title: KenoTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const { numberCount, drawCount } = title
    const tables = risks.map((risk) => ({
      heading: word.table(riskNames[risk][language].toLowerCase()),
      paragraphs: [],
      table: {
        head: word.head,
        rows: title.pays[risk].flatMap((pays, index) =>
          pays.flatMap((multiplier, hits) =>
            multiplier === 0
              ? []
              : [
                  [
                    say.number(index + 1),
                    say.number(hits),
                    say.times(multiplier),
                    say.percent(hypergeometric(numberCount, index + 1, drawCount, hits)),
                  ],
                ],
          ),
        ),
      },
    }))
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.pick(say.number(title.pickCountMax), say.number(numberCount)),
          word.draw(say.number(drawCount), say.number(numberCount)),
          word.risk,
          word.past,
        ],
      },
      ...tables,
      ...closingSections(title, language, {
        maxWinStakes: Math.max(...Object.values(title.pays).flat(2)) / 100,
      }),
    ]
  })

/** What decided a finished round of keno. */
export const factsOf = (
  _title: KenoTitle,
  _wager: Wager<KenoChoice>,
  { view }: Play<never, KenoView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    return [
      { label: word.riskLabel, value: riskNames[view.risk][language] },
      { label: word.picks, value: say.list(view.picks) },
      { label: word.drawn, value: say.list(view.drawn) },
      { label: word.hits, value: say.number(view.hits) },
      { label: word.multiplier, value: say.times(view.multiplier) },
    ]
  })
