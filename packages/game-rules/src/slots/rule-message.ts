import type { LocalText, SlotFeatures, SymbolIndex } from './types.ts'

/** A symbol with the names from the texts. */
export type NamedSymbol = { readonly symbol: SymbolIndex; readonly name: LocalText }

/** A wheel's entry with its chance in basis points. */
export type WheelEntry = { readonly multiplier: number; readonly chanceBp: number }

export type CountedAward = { readonly count: number; readonly spins: number }

/** The parameters of each rule; the key is the rule's name in the catalogues. */
export type RuleParams = {
  readonly lines: { readonly lineCount: number }
  readonly ways: { readonly wayCount: number }
  readonly bestPerLine: Record<never, never>
  readonly wild: { readonly wilds: readonly NamedSymbol[]; readonly scatter?: NamedSymbol }
  readonly wildMultiplier: NamedSymbol & { readonly multiplier: number }
  readonly wildMultipliersMultiply: { readonly multiplierMax: number }
  readonly scatterPays: NamedSymbol
  readonly respin: Record<never, never>
  readonly fullGrid: { readonly multiplier: number }
  readonly fullGridWheel: { readonly wheel: readonly WheelEntry[] }
  readonly multiplierReel: { readonly wheel: readonly WheelEntry[] }
  readonly cascades: { readonly multipliers: readonly number[] }
  readonly cascadesFall: Record<never, never>
  readonly freeSpins: NamedSymbol & { readonly awards: readonly CountedAward[] }
  readonly freeSpinsRetrigger: { readonly awards: readonly CountedAward[] }
  readonly freeSpinsMax: Pick<NonNullable<SlotFeatures['freeSpins']>, 'spinCountMax'>
  readonly freeSpinsMultiplier: { readonly multiplier: number }
  readonly freeSpinsCascades: { readonly multipliers: readonly number[] }
  readonly freeSpinsReels: Record<never, never>
  readonly scatterAtRest: NamedSymbol
  readonly stakes: { readonly stakeMinorMin: string; readonly stakeMinorMax: string }
  readonly exactPayout: { readonly unitsPerStake: number }
  readonly winCap: { readonly stakes: number; readonly oneIn: number }
  readonly rtp: { readonly rtpBp: number }
  readonly hitRate: { readonly oneIn: number }
  readonly fairness: Record<never, never>
  readonly interrupted: Record<never, never>
}

export type RuleKey = keyof RuleParams

/** One sentence of the rules as data: key and parameters, to be written in any language. */
export type RuleMessage = {
  readonly [Key in RuleKey]: { readonly key: Key; readonly params: RuleParams[Key] }
}[RuleKey]

/** One language's sentences. */
export type RuleTexts = { readonly [Key in RuleKey]: (params: RuleParams[Key]) => string }
