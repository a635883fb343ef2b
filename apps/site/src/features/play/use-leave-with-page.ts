import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes a popup when the page below it changes, for example on Back. */
export const useLeaveWithPage = (onClose: () => void): void => {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current !== pathname) onClose()
  }, [pathname, onClose])
}
