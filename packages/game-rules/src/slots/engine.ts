import { inEachLanguage, languages, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Engine, Fact, RuleSection } from '../engine/engine.ts'
import { playRound } from './play-round.ts'
import { ruleText } from './rule-text.ts'
import { rulesOf } from './rules-of.ts'
import { ruleTexts } from './texts/rule-texts.ts'
import type { RoundOutcome, SlotMaths, SlotStep } from './types.ts'

const headings = { PT: 'Regras', EN: 'Rules' } as const satisfies InEachLanguage<string>

const words = {
  PT: { spin: 'Giro', freeSpin: 'Rodada grátis', respin: 'Novo giro', stops: 'posições' },
  EN: { spin: 'Spin', freeSpin: 'Free spin', respin: 'Respin', stops: 'stops' },
} as const satisfies InEachLanguage<Record<string, string>>

const rules = (maths: SlotMaths): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const paragraphs = rulesOf(maths).map((rule) => ruleText(ruleTexts[language], rule))
    return [{ heading: headings[language], paragraphs }]
  })

/** Cascades draw no number: the stops of a spin decide them. */
const isDrawn = ({ by }: SlotStep): boolean => by !== 'cascade'

const facts = (
  _maths: SlotMaths,
  _wager: unknown,
  { view }: { readonly view: RoundOutcome },
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const { spin, freeSpin, respin, stops } = words[language]
    const numbers = new Intl.ListFormat(languages[language].locale, { type: 'unit' })
    return view.steps.filter(isDrawn).map((step) => {
      const what = step.by === 'respin' ? respin : step.mode === 'free' ? freeSpin : spin
      const nth = step.mode === 'free' ? ` ${step.spinNumber}` : ''
      return { label: `${what}${nth}: ${stops}`, value: numbers.format(step.stops.map(String)) }
    })
  })

/** Slots with lines or ways: nothing to choose, one spin and what it leads to. */
export const engine: Engine<SlotMaths, null, never, RoundOutcome> = {
  family: 'slots',
  readChoice: (maths, stakeMinor, sent) =>
    sent === null && maths.stakeStepsMinor.includes(stakeMinor) ? null : undefined,
  play: (maths, { stakeMinor }, actions, chance) => {
    if (actions.length > 0) throw new RangeError(`${maths.gameCode} has no actions`)
    const view = playRound(maths, { stakeMinor }, chance)
    const payoutMinor = BigInt(view.payoutMinor)
    return { view, stakeMinor, payoutMinor, legal: [], timeoutAction: null }
  },
  maxWinStakes: ({ winCapStakes }) => winCapStakes,
  rules,
  facts,
}
