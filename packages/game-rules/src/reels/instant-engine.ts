import type { Chance } from '@trevo/fairness/chance.ts'
import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Engine, RuleSection } from '../engine/engine.ts'
import type { Json } from '../engine/json.ts'
import { factsOf } from './facts.ts'
import { baseStakeOf, payoutMinorAt, readReelsChoice } from './read-choice.ts'
import type { RoundSum, ReportStep } from './round-sum.ts'
import type { ReelsChoice, ReelStep, ReelsTitle, ReelsView } from './types.ts'
import { viewOf } from './view-of.ts'

/** Plays one round, reporting its steps if there is a listener. */
export type PlayReels<Title extends ReelsTitle> = (
  title: Title,
  choice: ReelsChoice,
  chance: Chance,
  tell?: ReportStep,
) => RoundSum

/** An engine of these families: takes a spin or a bought feature, returns steps to show. */
export type ReelsEngine<Title extends ReelsTitle> = Engine<Title, ReelsChoice, Json, ReelsView>

/** The engine of a family whose rounds are finished as soon as they start. */
export const instantEngine = <Title extends ReelsTitle>(
  family: Title['family'],
  playReels: PlayReels<Title>,
  rules: (title: Title) => InEachLanguage<readonly RuleSection[]>,
): ReelsEngine<Title> => ({
  family,
  readChoice: readReelsChoice,
  isFeatureBuy: (choice) => choice !== null,
  play: (title, wager, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a spin takes no actions')
    const steps: ReelStep[] = []
    const sum = playReels(title, wager.choice, chance, (step) => steps.push(step))
    const stakeMinor = baseStakeOf(title, wager)
    return {
      view: viewOf(title, stakeMinor, { sum, choice: wager.choice, steps }),
      stakeMinor: wager.stakeMinor,
      payoutMinor: payoutMinorAt(title, stakeMinor, sum.units),
      legal: [],
      timeoutAction: null,
    }
  },
  maxWinStakes: ({ winCapStakes }) => winCapStakes,
  rules,
  facts: (_title, _wager, { view }) => inEachLanguage((language) => factsOf(language, view)),
})
