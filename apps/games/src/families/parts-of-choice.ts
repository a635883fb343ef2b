import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Board, BoardContext } from './board.ts'

type Choosing = {
  /** The row under the stage. */
  readonly options: HTMLElement
  readonly value: () => Json
  readonly setLocked: (isLocked: boolean) => void
  /** Takes away what the last round left. */
  readonly clear: () => void
}

/** What is the same on every board where a choice is made under the stage and one press draws. */
export const partsOfChoice = (
  { stakeMinor, sound }: Pick<BoardContext, 'stakeMinor' | 'sound'>,
  { options, value, setLocked, clear }: Choosing,
) =>
  ({
    options,
    setLocked,
    wager: () => ({ stakeMinor: stakeMinor(), choice: value() }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
  }) satisfies Partial<Board>
