import { Toaster } from '@trevo/ui/toast.tsx'
import { Outlet } from 'react-router'
import { LiveConnection } from '../live/live-connection.tsx'
import { MemberFavourites } from '../lobby/member-favourites.tsx'
import { SheetOfAddress } from '../lobby/sheet-of-address.tsx'
import { AnnouncedPopups } from './announced-popups.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { ContractWatch } from './contract-watch.tsx'
import { NetworkNotice } from './network-notice.tsx'
import { PopupHost } from './popup-host.tsx'

/** Above every layout: popups, passing messages, the member's live events and favourites. */
export const Root = () => (
  <>
    <Outlet />
    <ConsentQuestion />
    <NetworkNotice />
    <SheetOfAddress />
    <AnnouncedPopups />
    <PopupHost />
    <LiveConnection />
    <ContractWatch />
    <MemberFavourites />
    <Toaster />
  </>
)
