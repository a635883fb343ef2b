const channelName = 'trevo-game-open'

/** The part of a `BroadcastChannel` that we need. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>

/**
 * One game at a time in this browser: announces that a game is opening here, and calls `onOther` when
 * one opens later in another window. Returns a function that stops it.
 */
export const claimGame = (
  onOther: () => void,
  openChannel: () => Channel = () => new BroadcastChannel(channelName),
): (() => void) => {
  const channel = openChannel()
  const id = crypto.randomUUID()
  channel.addEventListener('message', ({ data }) => {
    if (data !== id) onOther()
  })
  // A channel reaches only its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(id)
  return () => channel.close()
}
