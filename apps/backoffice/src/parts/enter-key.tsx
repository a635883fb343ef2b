import { CornerDownLeft } from 'lucide-react'

/** The key that confirms, drawn: fonts lack its sign. */
export const EnterKey = ({ withCtrl = false }: { readonly withCtrl?: boolean }) => (
  <kbd>
    {withCtrl && 'Ctrl '}
    <CornerDownLeft size={11} aria-label="Enter" />
  </kbd>
)
