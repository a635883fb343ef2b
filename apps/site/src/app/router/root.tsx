import { Toaster } from '@trevo/ui/toast.tsx'
import { Outlet } from 'react-router'
import { LiveConnection } from '../live/live-connection.tsx'
import { MemberFavourites } from '../../entities/favourites/member-favourites.tsx'
import { SheetOfAddress } from '../../features/game-sheet/sheet-of-address.tsx'
import { AnnouncedPopups } from '../../features/announcements/announced-popups.tsx'
import { ConsentPrompt } from '../../features/support/consent/consent-prompt.tsx'
import { ContractWatch } from '../../features/contracts/contract-watch.tsx'
import { NetworkNotice } from '../layout/network-notice.tsx'
import { PopupHost } from '../popups/popup-host.tsx'

/** Above every layout: popups, toasts, the member's live events and favourites. */
export const Root = () => (
  <>
    <Outlet />
    <ConsentPrompt />
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
