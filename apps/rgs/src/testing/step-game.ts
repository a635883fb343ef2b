import type { Engine, LegalAction, Play } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { PlayableTitle } from '@trevo/titles/find-title.ts'

type Aim = { readonly aim: 'low' | 'high' }
/** `raise` costs the first stake again; `last` does too, and ends the round. */
type Action = 'draw' | 'raise' | 'last' | 'stop'
type View = { readonly kind: 'dice-run'; readonly dice: readonly number[] }

/** A total above it loses everything. */
const most = 21

const isAim = (sent: unknown): sent is Aim =>
  typeof sent === 'object' &&
  sent !== null &&
  Object.keys(sent).length === 1 &&
  'aim' in sent &&
  (sent.aim === 'low' || sent.aim === 'high')

const legalOf = (stakeMinor: bigint): LegalAction<Action>[] => [
  { action: 'draw', stakeMinor: 0n },
  { action: 'raise', stakeMinor },
  { action: 'last', stakeMinor },
  { action: 'stop', stakeMinor: 0n },
]

/** A dice run for tests: each action but `stop` draws a die, and the round pays a tenth of a stake per pip. */
const engine: Engine<TitleData, Aim, Action, View> = {
  family: 'dice-run',
  readChoice: (title, stakeMinor, sent) =>
    title.stakeStepsMinor.includes(stakeMinor) && isAim(sent) ? { aim: sent.aim } : undefined,
  play: (_title, { stakeMinor: firstMinor }, actions, chance): Play<Action, View> => {
    const dice = [1 + chance.nextInt(6)]
    let stakeMinor = firstMinor
    let isOver = false
    for (const action of actions) {
      if (isOver) throw new RangeError('the run is over')
      if (action === 'raise' || action === 'last') stakeMinor += firstMinor
      if (action !== 'stop') dice.push(1 + chance.nextInt(6))
      const total = dice.reduce((sum, one) => sum + one, 0)
      isOver = action === 'stop' || action === 'last' || total > most
    }
    const total = dice.reduce((sum, one) => sum + one, 0)
    const view = { kind: 'dice-run', dice } as const
    if (!isOver) {
      const legal = legalOf(firstMinor)
      return { view, stakeMinor, payoutMinor: 0n, legal, timeoutAction: 'stop' }
    }
    const payoutMinor = total > most ? 0n : (stakeMinor / 10n) * BigInt(total)
    return { view, stakeMinor, payoutMinor, legal: [], timeoutAction: null }
  },
  maxWinStakes: () => 20,
  rules: () => inEachLanguage(() => []),
  facts: () => inEachLanguage(() => []),
}

const text = inEachLanguage(() => 'Test')

/** A title with several steps, under the code of a test's game. */
export const stepTitle = (gameCode: string): PlayableTitle => ({
  title: {
    family: 'dice-run',
    gameCode,
    version: 1,
    title: text,
    pitch: text,
    hue: 0,
    stakeStepsMinor: [10_000n, 20_000n],
    rtpBp: 9_500,
    rtpWithinBp: 500,
  },
  // The title above is of its family, and it parses every choice itself.
  engine: engine as unknown as Engine<TitleData, Json, Json, Json>,
})
