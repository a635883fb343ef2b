/** The sum of one account's commands in a batch, all of them applied. */
export type Movement = {
  readonly accountId: bigint
  /** The position of the account's last command, from 1. */
  readonly end: number
  /** The sum of its commands, signed. */
  readonly deltaMinor: bigint
  /** The lowest sum on the way there, at most 0: what the balance must cover. */
  readonly lowMinor: bigint
}

/** Adds up the commands of each account. They come in the order of their accounts. */
export const movementsOf = (
  commands: readonly { readonly accountId: bigint; readonly amountMinor: bigint }[],
): Movement[] => {
  const movements: Movement[] = []
  let accountId: bigint | undefined
  let deltaMinor = 0n
  let lowMinor = 0n
  for (const [index, command] of commands.entries()) {
    const isNext = command.accountId !== accountId
    accountId = command.accountId
    deltaMinor = isNext ? command.amountMinor : deltaMinor + command.amountMinor
    const lowBefore = isNext ? 0n : lowMinor
    lowMinor = deltaMinor < lowBefore ? deltaMinor : lowBefore
    movements[isNext ? movements.length : movements.length - 1] = {
      accountId,
      end: index + 1,
      deltaMinor,
      lowMinor,
    }
  }
  return movements
}
