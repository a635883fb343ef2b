import { createContext, use } from 'react'

/** Set by the router; true while the next page is on its way. */
export const Moving = createContext(false)

/** True while the next page is on its way; the page before stays until then. */
export const useIsMoving = (): boolean => use(Moving)
