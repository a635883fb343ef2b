import type { Engine } from '../../engine/engine.ts'
import type { Json } from '../../engine/json.ts'
import type { Measure, MeasuredWager } from '../../engine/measure.ts'
import type { TitleData } from '../../engine/title-data.ts'

/** What is checked about a title, and how far. */
export type Checked<
  Title extends TitleData,
  Choice extends Json,
  Action extends Json,
  View extends Json,
> = {
  readonly engine: Engine<Title, Choice, Action, View>
  readonly measure: Measure<Title, Action, View>
  readonly title: Title
  /** No round takes more actions. */
  readonly actionCountMax: number
  /** Bounds of the return of every wager at its reference play, in basis points. */
  readonly rtpBpFrom: number
  readonly rtpBpTo: number
  /** Rounds simulated for each wager that is compared with its exact figures. */
  readonly roundCount?: number
}

/** A wager of the title with its choice as the engine reads it. */
export type Rounds<Choice extends Json> = {
  readonly wager: MeasuredWager
  readonly choice: Choice
}

/** This number of them, evenly spread. */
export const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0)
