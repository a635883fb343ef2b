import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import { chanceOfReaching } from './draw-result.ts'
import type { LimboChoice, LimboTitle, LimboView } from './types.ts'

const pt = {
  howTo: 'Como jogar',
  draw: 'Você escolhe um alvo e a rodada sorteia um multiplicador. Se ele chega ao alvo ou passa dele, a aposta é paga pelo alvo, não pelo multiplicador sorteado.',
  range: (least: string, most: string) =>
    `O alvo vai de ${least} a ${most}, de centésimo em centésimo. Quanto mais alto, menor a chance.`,
  price: (percent: string) =>
    `A chance de chegar a um alvo é ${percent} dividido por ele: o retorno é o mesmo em qualquer alvo.`,
  table: 'Alvos e chances',
  head: ['Alvo', 'Chance'],
  target: 'Alvo',
  result: 'Multiplicador sorteado',
  outcome: 'Resultado',
  won: 'chegou ao alvo',
  lost: 'não chegou ao alvo',
}

const en: typeof pt = {
  howTo: 'How to play',
  draw: 'You choose a target and the round draws a multiplier. If it reaches or exceeds the target, your stake is paid at the target, not at the multiplier drawn.',
  range: (least, most) =>
    `The target can be from ${least} to ${most} in steps of 0.01. The higher the target, the lower the chance.`,
  price: (percent) =>
    `The chance of reaching a target is ${percent} divided by it: the return is the same at every target.`,
  table: 'Targets and chances',
  head: ['Target', 'Chance'],
  target: 'Target',
  result: 'Multiplier drawn',
  outcome: 'Result',
  won: 'reached the target',
  lost: 'did not reach the target',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const shownTargets = [101, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000, 500_000]

/** The rules of a title of limbo. */
export const rulesOf = (title: LimboTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const rows = shownTargets
      .filter((target) => target >= title.targetMin && target <= title.targetMax)
      .map((target) => [say.times(target), say.percent(chanceOfReaching(title, target))])
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.draw,
          word.range(say.times(title.targetMin), say.times(title.targetMax)),
          word.price(say.percent(title.pricedAtBp / 10_000)),
        ],
      },
      { heading: word.table, paragraphs: [], table: { head: word.head, rows } },
      ...closingSections(title, language, { maxWinStakes: title.targetMax / 100 }),
    ]
  })

/** What decided a finished round of limbo. */
export const factsOf = (
  _title: LimboTitle,
  _wager: Wager<LimboChoice>,
  { view }: Play<never, LimboView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    return [
      { label: word.target, value: say.times(view.target) },
      { label: word.result, value: say.times(view.result) },
      { label: word.outcome, value: view.isWin ? word.won : word.lost },
    ]
  })
