import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { riskNames } from '../common/risks.ts'
import { sayOf, type Say } from '../common/say.ts'
import type { WheelChoice, WheelTitle, WheelView } from './types.ts'

const pt = {
  howTo: 'Como jogar',
  choose:
    'Você escolhe o risco e em quantos segmentos a roda é dividida. Todos os segmentos têm a mesma largura e a mesma chance.',
  pays: 'A roda gira e para em um segmento: a aposta é paga pelo multiplicador dele.',
  table: 'Segmentos de cada roda',
  head: ['Risco', 'Segmentos', 'Quantos de cada valor'],
  risk: 'Risco',
  segments: 'Segmentos',
  stop: 'Parou no segmento',
  multiplier: 'Multiplicador',
}

const en: typeof pt = {
  howTo: 'How to play',
  choose:
    'You choose the risk and the number of segments. All segments have the same size and the same chance.',
  pays: 'The wheel spins and stops at one segment: your stake is paid at its multiplier.',
  table: 'Segments of each wheel',
  head: ['Risk', 'Segments', 'Number of each value'],
  risk: 'Risk',
  segments: 'Segments',
  stop: 'Stopped at segment',
  multiplier: 'Multiplier',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const countedValues = (say: Say, segments: readonly number[]): string =>
  [...new Set(segments)]
    .toSorted((a, b) => a - b)
    .map((value) => `${segments.filter((one) => one === value).length} × ${say.times(value)}`)
    .join(' · ')

/** The rules of a title of the wheel. */
export const rulesOf = (title: WheelTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const rows = title.wheels.map(({ risk, segments }) => [
      riskNames[risk][language],
      say.number(segments.length),
      countedValues(say, segments),
    ])
    const most = Math.max(...title.wheels.flatMap(({ segments }) => segments))
    return [
      { heading: word.howTo, paragraphs: [word.choose, word.pays] },
      { heading: word.table, paragraphs: [], table: { head: word.head, rows } },
      ...closingSections(title, language, { maxWinStakes: most / 100 }),
    ]
  })

/** What decided a finished round of the wheel; segments count from 1. */
export const factsOf = (
  _title: WheelTitle,
  _wager: Wager<WheelChoice>,
  { view }: Play<never, WheelView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    return [
      { label: word.risk, value: riskNames[view.risk][language] },
      { label: word.segments, value: say.number(view.segments.length) },
      { label: word.stop, value: say.number(view.stop + 1) },
      { label: word.multiplier, value: say.times(view.multiplier) },
    ]
  })
