import type { Value } from '@trevo/contract/endpoint.ts'
import type { listAnnouncements } from '@trevo/contract/wps/games.ts'

type AnnouncedPopup = Value<typeof listAnnouncements>['popup'][number]

/** POPUP-2: A is shown after login, B before it, F in both states. */
const isFor = (isLogin: boolean, { execution }: AnnouncedPopup): boolean =>
  execution === 'F' || execution === (isLogin ? 'A' : 'B')

export const popupsFor = (
  isLogin: boolean,
  popups: readonly AnnouncedPopup[],
): readonly AnnouncedPopup[] => popups.filter((popup) => isFor(isLogin, popup))

/** Where this session records that the popups of a state were shown; logout clears it. */
export const shownKey = (isLogin: boolean): 'USER_POPUP' | 'ANONYMOUS_POPUP' =>
  isLogin ? 'USER_POPUP' : 'ANONYMOUS_POPUP'
