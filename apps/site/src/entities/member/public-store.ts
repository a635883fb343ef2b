import type { Value } from '@trevo/contract/endpoint.ts'
import type { listAnnouncements } from '@trevo/contract/wps/games.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useBalance, type ShownBalance } from '../../core/session/balance-store.ts'
import type { SessionState } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'
import { useAnnouncements } from '../announcement/announcements.ts'
import { useUnread } from '../inbox/unread.ts'

type Announcements = Value<typeof listAnnouncements>

/** What the whole site knows about the visitor and the brand's news (MODEL-8, MODEL-9). */
export type PublicStore = {
  readonly balance: string | undefined
  readonly currencySymbol: string
  readonly hasVip: boolean
  /** The member's VIP level; undefined for guests and members without a level. */
  readonly vipLabelName: string | undefined
  readonly vipRankLevel: number | undefined
  readonly availablePromo: { readonly REFERRAL: { readonly enabled: boolean } }
  readonly availablePromoCount: number
  readonly unreadMessage: number
  readonly banners: Announcements['banners']
  readonly notice: Announcements['player']
  readonly popup: Announcements['popup']
  readonly promotion: Announcements['promotion']
}

/** The store assembled from these parts; what no part provides stays unknown or empty. */
export const publicStoreOf = ({
  session,
  language,
  balance,
  unread,
  announcements,
}: {
  readonly session: SessionState
  readonly language: Language
  readonly balance: ShownBalance | undefined
  readonly unread: number
  readonly announcements: Announcements | undefined
}): PublicStore => ({
  balance: balance?.amount,
  currencySymbol: session.systemStatus.info.brand.currencySymbol,
  // For a member the server decides by the brand's levels; before login the switch does.
  hasVip: session.memberInfo
    ? session.memberInfo.clubLabel !== null
    : (session.whitelabelVal['VIP'] ?? false),
  vipLabelName: session.memberInfo?.clubLabel?.labelNames[language],
  vipRankLevel: session.memberInfo?.clubLabel?.rankLevel,
  availablePromo: { REFERRAL: { enabled: session.whitelabelVal['REFERRAL'] ?? false } },
  availablePromoCount: announcements?.promotion.length ?? 0,
  unreadMessage: unread,
  banners: announcements?.banners ?? [],
  notice: announcements?.player ?? [],
  popup: announcements?.popup ?? [],
  promotion: announcements?.promotion ?? [],
})

export const usePublicStore = (): PublicStore => {
  const { language } = useLanguage()
  const session = useSession()
  const balance = useBalance()
  const { data } = useAnnouncements()
  const unread = useUnread()
  return publicStoreOf({ session, language, balance, unread, announcements: data })
}
