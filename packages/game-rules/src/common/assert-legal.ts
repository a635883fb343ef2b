import type { LegalAction } from '../engine/engine.ts'

/** An action of our families with steps: what is done, and with what. */
type FlatAction = Readonly<Record<string, string | number | boolean>>

const isSame = (one: FlatAction, other: FlatAction): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** Throws RangeError unless an action is currently legal. */
export const assertLegal = <Action extends FlatAction>(
  action: Action,
  legal: readonly LegalAction<Action>[],
): void => {
  if (!legal.some((one) => isSame(one.action, action))) {
    throw new RangeError(`action ${JSON.stringify(action)} is not legal here`)
  }
}

/** Throws RangeError if there are actions after the end of a round. */
export const assertNone = (actions: readonly unknown[]): void => {
  if (actions.length > 0) throw new RangeError('the round is over')
}
