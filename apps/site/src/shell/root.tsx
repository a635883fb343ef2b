import { Toaster } from '@trevo/ui/toast.tsx'
import { Outlet } from 'react-router'
import { PopupHost } from './popup-host.tsx'

/** Above every layout: popups and passing messages. */
export const Root = () => (
  <>
    <Outlet />
    <PopupHost />
    <Toaster />
  </>
)
