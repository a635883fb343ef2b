import { useEffect, type RefObject } from 'react'
import { usePopups } from '../../../core/popups/popups.ts'
import { postToGame } from './game-messages.ts'

/**
 * Ends a game's automatic rounds when a popup covers it, such as the reality check or the panel: nothing is played
 * behind what the member has to read.
 */
export const usePauseInGame = ({
  frame,
  url,
  hears,
}: {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly url: string
  readonly hears: boolean
}): void => {
  // The game itself may be in a popup.
  const top = usePopups().at(-1)
  const isCovered = top !== undefined && top.name !== 'play'
  useEffect(() => {
    if (hears && isCovered && frame.current) postToGame(frame.current, url, 'pause')
  }, [frame, url, hears, isCovered])
}
