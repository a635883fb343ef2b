import { useLocation, useNavigate } from 'react-router'
import { to } from '../../core/router/to.ts'

/** The page was on screen before the sheet, so leaving the sheet is going back. */
type SheetState = { readonly isSheet?: true } | null

/** Opens the sheet of a game over the page; it is in the address, so back closes it. */
export const useOpenSheet = () => {
  const navigate = useNavigate()
  const here = useLocation()
  return (nodeId: number): void => {
    const isOpen = new URLSearchParams(here.search).has('game')
    // From one sheet to the next it stays one step back to the page.
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
