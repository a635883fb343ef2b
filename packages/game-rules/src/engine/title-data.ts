import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** What every title says of itself; each family adds the data of its own. */
export type TitleData = {
  /** Name of the engine that plays it. */
  readonly family: string
  /** Stable for ever: the catalogue, the records and the verifier know the game by it. */
  readonly gameCode: string
  /** Raised with every change that could change an outcome; rounds store it. */
  readonly version: number
  readonly title: InEachLanguage<string>
  /** One line for the tile. */
  readonly pitch: InEachLanguage<string>
  /** OKLCH hue in degrees for tile and stage. */
  readonly hue: number
  /**
   * In 1/10,000 BRL, rising: total stakes on offer, or the chips where a wager is made of several
   * bets. Every payout at every stake is whole centavos; nothing is rounded.
   */
  readonly stakeStepsMinor: readonly bigint[]
  /** The return that the title promises at best play, in basis points. */
  readonly rtpBp: number
  /** How far the true return may be from it, in basis points. */
  readonly rtpWithinBp: number
}
