import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Board, BoardContext } from './board.ts'

type Choosing = {
  /** The row under the stage. */
  readonly options: HTMLElement
  readonly value: () => Json
  readonly setLocked: (isLocked: boolean) => void
  /** Clears the last round. */
  readonly clear: () => void
}

/** What all boards share where the choice is under the stage and one press draws. */
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
