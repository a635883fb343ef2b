import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { RuleSection } from '../engine/engine.ts'
import type { TitleData } from '../engine/title-data.ts'
import { closingSections, type Closing } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'

const pt = {
  heading: 'Fichas e pagamento',
  chips: (chips: string) => `As fichas valem ${chips}; cada aposta é um número inteiro de reais.`,
  maxWin: (stakes: string) => `O maior pagamento de uma aposta é de ${stakes} vezes o seu valor.`,
  exact:
    'Os pagamentos são exatos em qualquer aposta: centavos inteiros, nada é arredondado, e por isso o retorno não depende do valor apostado.',
}

const en: typeof pt = {
  heading: 'Chips and payouts',
  chips: (chips) => `Chips are worth ${chips}; each bet is a whole number of reais.`,
  maxWin: (stakes) => `The maximum payout of a bet is ${stakes} times its value.`,
  exact:
    'Payouts are exact at every stake, in whole centavos with no rounding, so the return is the same at every stake.',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** A table's own rules, then those on chips, return, fairness and interruption. */
export const withClosing = (
  title: TitleData,
  rules: InEachLanguage<readonly RuleSection[]>,
  closing: Closing,
): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const chips: RuleSection = {
      heading: word.heading,
      paragraphs: [
        word.chips(say.list(title.stakeStepsMinor.map(say.money))),
        word.maxWin(say.number(closing.maxWinStakes)),
        word.exact,
      ],
    }
    // The first of them is about one stake per round, which a table does not have.
    const [, ...others] = closingSections(title, language, closing)
    return [...rules[language], chips, ...others]
  })
