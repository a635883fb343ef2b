import { weightOf } from './draw-multiplier.ts'
import type { PublishedFigures } from './published-figures.ts'
import type {
  CountedAward,
  NamedSymbol,
  RuleKey,
  RuleMessage,
  RuleParams,
  WheelEntry,
} from './rule-message.ts'
import type { SlotMaths, SlotSymbol, WeightedMultiplier } from './types.ts'

/**
 * The rules of a title in reading order, each only if its data require it; measured figures are
 * included if given.
 */
export const rulesOf = (maths: SlotMaths, figures?: PublishedFigures): RuleMessage[] => [
  ...winRules(maths),
  ...wildRules(maths),
  ...scatterRules(maths),
  ...smallFeatureRules(maths),
  ...cascadeRules(maths),
  ...freeSpinRules(maths),
  ...moneyRules(maths),
  ...(figures ? measuredRules(figures) : []),
  rule('fairness', {}),
  rule('interrupted', {}),
]

// The key decides the type of the parameters; a union cannot be built from both without a type assertion.
const rule = <Key extends RuleKey>(key: Key, params: RuleParams[Key]): RuleMessage =>
  ({ key, params }) as RuleMessage

const named = (maths: SlotMaths, symbol: SlotSymbol): NamedSymbol => ({
  symbol: maths.symbols.indexOf(symbol),
  name: symbol.name,
})

const scatterOf = (maths: SlotMaths): NamedSymbol | undefined => {
  const scatter = maths.symbols.find(({ kind }) => kind === 'scatter')
  return scatter && named(maths, scatter)
}

const winRules = (maths: SlotMaths): RuleMessage[] =>
  maths.kind === 'ways-5x3'
    ? [rule('ways', { wayCount: maths.rowCount ** maths.reelCount })]
    : [rule('lines', { lineCount: maths.lines.length }), rule('bestPerLine', {})]

const wildRules = (maths: SlotMaths): RuleMessage[] => {
  const wilds = maths.symbols.filter(({ kind }) => kind === 'wild')
  if (wilds.length === 0) return []
  const scatter = scatterOf(maths)
  const names = wilds.map((wild) => named(maths, wild))
  const multiplying = wilds.filter(({ wildMultiplier }) => wildMultiplier !== undefined)
  const rules = [rule('wild', { wilds: names, ...(scatter ? { scatter } : {}) })]
  for (const wild of multiplying) {
    const multiplier = wild.wildMultiplier ?? 1
    rules.push(rule('wildMultiplier', { ...named(maths, wild), multiplier }))
  }
  if (multiplying.length > 1) {
    rules.push(rule('wildMultipliersMultiply', { multiplierMax: wildProductMaxOf(maths) }))
  }
  return rules
}

/** The greatest product of wild multipliers that the reels can show on one line. */
const wildProductMaxOf = ({ strips, symbols }: SlotMaths): number => {
  const multiplierByCode = new Map(
    symbols.map(({ code, wildMultiplier = 1 }) => [code, wildMultiplier]),
  )
  return strips
    .map((strip) => Math.max(...[...strip].map((code) => multiplierByCode.get(code) ?? 1)))
    .reduce((product, most) => product * most, 1)
}

const scatterRules = (maths: SlotMaths): RuleMessage[] => {
  const scatter = maths.symbols.find(({ kind }) => kind === 'scatter')
  if (!scatter || Object.keys(scatter.pays).length === 0) return []
  return [rule('scatterPays', named(maths, scatter))]
}

const smallFeatureRules = ({ features }: SlotMaths): RuleMessage[] => {
  const rules: RuleMessage[] = []
  const { respinOnTwoFullReels, fullGrid, multiplierReel } = features
  if (respinOnTwoFullReels) rules.push(rule('respin', {}))
  const [only] = fullGrid ?? []
  if (fullGrid && only) {
    rules.push(
      fullGrid.length === 1
        ? rule('fullGrid', { multiplier: only.multiplier })
        : rule('fullGridWheel', { wheel: entriesOf(fullGrid) }),
    )
  }
  if (multiplierReel) rules.push(rule('multiplierReel', { wheel: entriesOf(multiplierReel) }))
  return rules
}

const entriesOf = (wheel: readonly WeightedMultiplier[]): WheelEntry[] =>
  wheel.map(({ multiplier, weight }) => ({
    multiplier,
    chanceBp: (10_000 * weight) / weightOf(wheel),
  }))

const cascadeRules = ({ features: { cascades } }: SlotMaths): RuleMessage[] =>
  cascades
    ? [rule('cascadesFall', {}), rule('cascades', { multipliers: cascades.multipliers })]
    : []

const freeSpinRules = (maths: SlotMaths): RuleMessage[] => {
  const { freeSpins, cascades } = maths.features
  const scatter = scatterOf(maths)
  if (!freeSpins || !scatter) return []
  const rules = [rule('freeSpins', { ...scatter, awards: awardsOf(freeSpins.award) })]
  if (cascades) rules.push(rule('scatterAtRest', scatter))
  if (Object.keys(freeSpins.retrigger).length > 0) {
    rules.push(rule('freeSpinsRetrigger', { awards: awardsOf(freeSpins.retrigger) }))
  }
  rules.push(rule('freeSpinsMax', { spinCountMax: freeSpins.spinCountMax }))
  if (freeSpins.multiplier > 1) {
    rules.push(rule('freeSpinsMultiplier', { multiplier: freeSpins.multiplier }))
  }
  if (cascades) {
    rules.push(rule('freeSpinsCascades', { multipliers: cascades.freeSpinMultipliers }))
  }
  if (freeSpins.strips) rules.push(rule('freeSpinsReels', {}))
  return rules
}

const awardsOf = (awards: Readonly<Record<number, number>>): CountedAward[] =>
  Object.entries(awards).map(([count, spins]) => ({ count: Number(count), spins }))

const moneyRules = (maths: SlotMaths): RuleMessage[] => {
  const [least = 0n, most = least] = [maths.stakeStepsMinor[0], maths.stakeStepsMinor.at(-1)]
  return [
    rule('stakes', { stakeMinorMin: String(least), stakeMinorMax: String(most) }),
    rule('exactPayout', { unitsPerStake: maths.unitsPerStake }),
  ]
}

const measuredRules = (figures: PublishedFigures): RuleMessage[] => [
  rule('winCap', { stakes: figures.maxWinStakes, oneIn: figures.maxWinOneIn }),
  // Rounded down, as every other screen shows it.
  rule('rtp', { rtpBp: Math.floor(figures.rtpBp) }),
  rule('hitRate', { oneIn: Math.round(10 / figures.hitRate) / 10 }),
]
