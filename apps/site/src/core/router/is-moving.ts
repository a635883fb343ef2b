import { createContext, use } from 'react'

/** Set by the router; true while the next page is loading. */
export const Moving = createContext(false)

/** True while the next page is loading; the previous page stays until then. */
export const useIsMoving = (): boolean => use(Moving)
