import { RgsRefusal } from '../../rgs/rgs-port.ts'
import type { TableRun } from './table-run.ts'

/** Shows why something failed; the parent page is notified when the session is over. */
export const showFailure = ({ context, screen, parent }: TableRun, error: unknown): void => {
  const isRefusal = error instanceof RgsRefusal
  screen.say(isRefusal && error.message !== '' ? error.message : context.words.lost)
  if (isRefusal && error.code === 'rgs.session_ended') parent.tell({ type: 'session-ended' })
}
