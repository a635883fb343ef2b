import type { Play } from '../engine/engine.ts'
import type { Json } from '../engine/json.ts'

/** A round that is finished as soon as it starts. */
export const finishedPlay = <View extends Json>(
  view: View,
  stakeMinor: bigint,
  payoutMinor: bigint,
): Play<never, View> => ({ view, stakeMinor, payoutMinor, legal: [], timeoutAction: null })
