import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listAnnouncements } from '@trevo/contract/wps/games.ts'
import { useLanguage } from '../language/language.tsx'
import { useBalance, type ShownBalance } from '../session/balance-store.ts'
import type { SessionState } from '../session/session-state.ts'
import { useSession } from '../session/store.ts'
import { announcementsQuery } from './announcements.ts'

type Announcements = Value<typeof listAnnouncements>

/** What the whole site knows of the visitor and of the brand's news (MODEL-9). */
export type PublicStore = {
  readonly balance: string | undefined
  readonly currencySymbol: string
  readonly hasVip: boolean
  readonly availablePromo: { readonly REFERRAL: { readonly enabled: boolean } }
  readonly availablePromoCount: number
  readonly banners: Announcements['banners']
  readonly notice: Announcements['player']
  readonly popup: Announcements['popup']
  readonly promotion: Announcements['promotion']
}

/** The store as these parts make it; what no part tells stays unknown or empty. */
export const publicStoreOf = ({
  session,
  balance,
  announcements,
}: {
  readonly session: SessionState
  readonly balance: ShownBalance | undefined
  readonly announcements: Announcements | undefined
}): PublicStore => ({
  balance: balance?.amount,
  currencySymbol: session.systemStatus.info.brand.currencySymbol,
  hasVip: session.whitelabelVal['VIP'] ?? false,
  availablePromo: { REFERRAL: { enabled: session.whitelabelVal['REFERRAL'] ?? false } },
  availablePromoCount: announcements?.promotion.length ?? 0,
  banners: announcements?.banners ?? [],
  notice: announcements?.player ?? [],
  popup: announcements?.popup ?? [],
  promotion: announcements?.promotion ?? [],
})

export const usePublicStore = (): PublicStore => {
  const { language } = useLanguage()
  const session = useSession()
  const balance = useBalance()
  const { data } = useQuery(announcementsQuery(language))
  return publicStoreOf({ session, balance, announcements: data })
}
