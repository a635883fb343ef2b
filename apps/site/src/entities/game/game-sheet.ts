import { useLocation, useNavigate } from 'react-router'
import { to } from '../../core/router/to.ts'

/** The page was on screen before the sheet, so closing the sheet means going back. */
type SheetState = { readonly isSheet?: true } | null

/** Opens the sheet of a game over the page; it is in the address, so Back closes it. */
export const useOpenSheet = () => {
  const navigate = useNavigate()
  const here = useLocation()
  return (nodeId: number): void => {
    const isOpen = new URLSearchParams(here.search).has('game')
    // Going from one sheet to the next keeps the page one step back.
    const state = isOpen ? (here.state as SheetState) : { isSheet: true }
    void navigate(to.gameSheet(here, nodeId), { state, replace: isOpen })
  }
}

export const useLeaveSheet = () => {
  const navigate = useNavigate()
  const here = useLocation()
  return (): void => {
    if ((here.state as SheetState)?.isSheet) void navigate(-1)
    else void navigate(to.gameSheet(here, undefined), { replace: true })
  }
}
