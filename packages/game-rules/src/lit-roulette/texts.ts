import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import { sayOf } from '../common/say.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { returnByKind } from '../roulette/places.ts'
import { outcomeFacts as pocketFacts, rules as wheelRules } from '../roulette/texts.ts'
import { pocketText } from '../roulette/wheel.ts'
import { totalOf } from './draw-lit.ts'
import type { LitNumber, LitRouletteOutcome, LitRouletteTitle } from './types.ts'

const pt = {
  lit: 'Números acesos',
  explain: (from: string, to: string, usual: string, plain: string) => [
    `Quando as apostas fecham, e antes de a bola ser lançada, de ${from} a ${to} números são sorteados e se acendem, cada um com o seu pagamento. Se a bola parar num deles, a aposta nesse número (pleno) paga o que ele mostra.`,
    `Por isso o pleno num número que não está aceso paga ${plain}, e não ${usual}. Todas as outras apostas pagam como sempre, aceso ou não.`,
    'Os números acesos e os seus pagamentos saem da mesma semente que a casa da bola, comprometida antes da rodada.',
  ],
  head: ['Número aceso paga', 'Com que frequência'],
  countsOf: (rows: string) => `Quantidade por rodada: ${rows}.`,
  none: 'nenhum',
}

const en: typeof pt = {
  lit: 'Lit numbers',
  explain: (from, to, usual, plain) => [
    `When betting has closed, and before the ball is thrown, ${from} to ${to} numbers are drawn and light up, each with its own payout. If the ball lands on one of them, a straight bet on that number pays what it shows.`,
    `In return a straight bet on a number that is not lit pays ${plain} instead of ${usual}. All other bets pay as usual, lit or not.`,
    'The lit numbers and their payouts come from the same seed as the pocket, which is committed to before the round.',
  ],
  head: ['A lit number pays', 'How often'],
  countsOf: (rows) => `How many per round: ${rows}.`,
  none: 'none',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const litSection = (title: LitRouletteTitle, language: LanguageCode): RuleSection => {
  const text = words[language]
  const say = sayOf(language)
  const { counts, litOdds, straightReturn } = title
  const numbers = counts.map(({ count }) => count)
  const share = (weight: number, total: number): string => say.percent((100 * weight) / total)
  const countRows = counts
    .map(({ count, weight }) => `${say.number(count)} (${share(weight, totalOf(counts))})`)
    .join(', ')
  return {
    heading: text.lit,
    paragraphs: [
      ...text.explain(
        say.number(Math.min(...numbers)),
        say.number(Math.max(...numbers)),
        oddsText(language, returnByKind.straight),
        oddsText(language, straightReturn),
      ),
      text.countsOf(countRows),
    ],
    table: {
      head: text.head,
      rows: litOdds.map(({ odds, weight }) => [
        oddsText(language, 100 + 100 * odds),
        share(weight, totalOf(litOdds)),
      ]),
    },
  }
}

/** The rules screen of a title: those of roulette, with what is lit after how to play. */
export const rules = (title: LitRouletteTitle): InEachLanguage<readonly RuleSection[]> => {
  const usual = wheelRules(title, { ...returnByKind, straight: title.straightReturn })
  return inEachLanguage((language) =>
    usual[language].flatMap((section, at) =>
      at === 0 ? [section, litSection(title, language)] : [section],
    ),
  )
}

const litText = (language: LanguageCode, lit: readonly LitNumber[]): string =>
  lit
    .map(({ pocket, odds }) => `${pocketText(pocket)} (${oddsText(language, 100 + 100 * odds)})`)
    .join(', ') || words[language].none

/** What decided a round. */
export const outcomeFacts = ({
  lit,
  pocket,
}: LitRouletteOutcome): InEachLanguage<readonly Fact[]> => {
  const ball = pocketFacts(pocket)
  return inEachLanguage((language) => [
    { label: words[language].lit, value: litText(language, lit) },
    ...ball[language],
  ])
}
