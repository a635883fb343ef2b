import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Chance } from '@trevo/fairness/chance.ts'
import type { Engine, Play, RuleSection, Wager } from '../engine/engine.ts'
import { factsOf } from '../reels/facts.ts'
import { gridAt, lineMathsOf, lineWinsOf, unitsOf } from '../reels/line-reels.ts'
import { baseStakeOf, payoutMinorAt, readReelsChoice } from '../reels/read-choice.ts'
import { addUnits, newRoundSum } from '../reels/round-sum.ts'
import { nameOfKind, reelsRules } from '../reels/rules.ts'
import type { ReelsTexts } from '../reels/reels-texts.ts'
import type { Pick, PicksShown, ReelsChoice, ReelStep, ReelsView } from '../reels/types.ts'
import { viewOf } from '../reels/view-of.ts'
import { isRecordOf } from '../common/read-input.ts'
import { compileSlot } from '../slots/compile-slot.ts'
import { scatterCountOf } from '../slots/evaluate-grid.ts'
import { countLids, layLids } from './lay-lids.ts'
import type { LidKind, PicksTitle } from './types.ts'

/** Lifts a lid, counted from 0. */
export type PickAction = { readonly pick: number }

export const engine: Engine<PicksTitle, ReelsChoice, PickAction, ReelsView> = {
  family: 'picks',
  readChoice: readReelsChoice,
  isFeatureBuy: (choice) => choice !== null,
  play: (title, wager, actions, chance) => {
    const sum = newRoundSum(title)
    const { steps, opens } = wager.choice ? { steps: [], opens: true } : spin(title, chance)
    for (const { units } of steps) addUnits(sum, units)
    const lids = opens ? layLids(title, chance) : []
    const lifted = liftLids(title, lids, actions)
    const { units, multiplier, over } = countLids(title, lifted)
    if (opens && over) addUnits(sum, units * multiplier)
    const picks = opens ? shownOf(title, lids, actions) : undefined
    const stakeMinor = baseStakeOf(title, wager)
    const view = viewOf(title, stakeMinor, { sum, choice: wager.choice, steps, picks })
    return finish(title, wager, { view, isOpen: opens && !over, lids, actions, units: sum.units })
  },
  maxWinStakes: ({ winCapStakes }) => winCapStakes,
  rules: (title) =>
    reelsRules(
      title,
      (t) => [t.lines(title.lines.length)],
      (t, language) => [
        pickSection(title, t, {
          name: nameOfKind(title, 'scatter', language) ?? '',
          lidName: title.picks.lidName[language],
        }),
      ],
    ),
  facts: (_title, _wager, { view }) => inEachLanguage((language) => factsOf(language, view)),
}

const spin = (title: PicksTitle, chance: Chance): { steps: ReelStep[]; opens: boolean } => {
  const slot = compileSlot(lineMathsOf(title))
  const stops = slot.reels.base.map((reel) => chance.nextInt(reel.length))
  const grid = gridAt(title, stops)
  const wins = lineWinsOf(title, grid)
  const units = unitsOf(wins)
  const step: ReelStep = {
    mode: 'base',
    by: 'spin',
    spinNumber: 0,
    stops,
    grid,
    wins,
    multiplier: 1,
    removed: [],
    units,
    totalUnits: units,
    freeSpinsAwarded: 0,
    freeSpinsLeft: 0,
  }
  return { steps: [step], opens: scatterCountOf(slot, grid) >= title.picks.scatterCountMin }
}

/** What the actions uncovered. Throws RangeError if one was not legal at that point. */
const liftLids = (
  title: PicksTitle,
  lids: readonly LidKind[],
  actions: readonly PickAction[],
): LidKind[] => {
  const lifted: LidKind[] = []
  const taken = new Set<number>()
  for (const action of actions) {
    const { pick } = action
    const kind = lids[pick]
    const isPick = isRecordOf(action, ['pick']) && !taken.has(pick)
    if (!kind || !isPick || countLids(title, lifted).over) {
      throw new RangeError(`lid ${pick} cannot be lifted`)
    }
    taken.add(pick)
    lifted.push(kind)
  }
  return lifted
}

const shownOf = (
  title: PicksTitle,
  lids: readonly LidKind[],
  actions: readonly PickAction[],
): PicksShown => {
  const show = (lid: number): Pick => {
    const { units = 0, multiplier = 1, ends = false } = lids[lid] ?? {}
    return { lid, units, multiplier, ends }
  }
  const opened = actions.map(({ pick }) => show(pick))
  const { units, multiplier, over } = countLids(title, liftLids(title, lids, actions))
  const taken = new Set(actions.map(({ pick }) => pick))
  const rest = over ? [...lids.keys()].filter((lid) => !taken.has(lid)).map(show) : []
  return { lidCount: lids.length, opened, units, multiplier, over, rest }
}

const finish = (
  title: PicksTitle,
  wager: Wager<ReelsChoice>,
  round: {
    readonly view: ReelsView
    readonly isOpen: boolean
    readonly lids: readonly LidKind[]
    readonly actions: readonly PickAction[]
    readonly units: number
  },
): Play<PickAction, ReelsView> => {
  const taken = new Set(round.actions.map(({ pick }) => pick))
  const closed = round.isOpen ? [...round.lids.keys()].filter((lid) => !taken.has(lid)) : []
  const [first] = closed
  return {
    view: round.view,
    stakeMinor: wager.stakeMinor,
    payoutMinor: round.isOpen ? 0n : payoutMinorAt(title, baseStakeOf(title, wager), round.units),
    legal: closed.map((pick) => ({ action: { pick }, stakeMinor: 0n })),
    timeoutAction: first === undefined ? null : { pick: first },
  }
}

const pickSection = (
  { picks, unitsPerStake }: PicksTitle,
  t: ReelsTexts,
  { name, lidName }: { name: string; lidName: string },
): RuleSection => ({
  heading: t.headings.picks,
  paragraphs: [
    t.picks({
      name,
      min: picks.scatterCountMin,
      lids: picks.lids.reduce((sum, { lidCount }) => sum + lidCount, 0),
      lidName,
    }),
    t.picksLaid,
    t.picksEnd(picks.pickMax),
  ],
  table: {
    head: [t.heads.prize, t.heads.lids],
    rows: picks.lids.map((kind) => [lidText(kind, unitsPerStake, t), String(kind.lidCount)]),
  },
})

const lidText = ({ units, multiplier, ends }: LidKind, perStake: number, t: ReelsTexts): string => {
  const parts = [
    ...(units > 0 ? [t.lid.prize(t.stakesOf(units, perStake))] : []),
    ...(multiplier > 1 ? [t.lid.multiplier(multiplier)] : []),
    ...(ends ? [t.lid.end] : []),
  ]
  return parts.join(', ')
}
