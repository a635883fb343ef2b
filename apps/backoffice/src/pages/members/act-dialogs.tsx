import { BlockDialog, EndSessionsDialog, UnblockDialog } from './block-dialogs.tsx'
import { NoteDialog, TagsDialog } from './note-dialogs.tsx'
import { ContactDialog, ReopenDialog, TypeDialog } from './second-dialogs.tsx'
import type { ActProps } from './use-act-done.ts'

export type ActName =
  | 'note'
  | 'block'
  | 'unblock'
  | 'endSessions'
  | 'contact'
  | 'type'
  | 'reopen'
  | 'tags'

const dialogs = {
  note: NoteDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  endSessions: EndSessionsDialog,
  contact: ContactDialog,
  type: TypeDialog,
  reopen: ReopenDialog,
  tags: TagsDialog,
} as const

/** The dialog of an act on a member. */
export const ActDialogs = ({ name, ...props }: ActProps & { readonly name: ActName }) => {
  const Shown = dialogs[name]
  return <Shown {...props} />
}
