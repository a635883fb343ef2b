import { useLocation } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useSession } from '../../core/session/store.ts'
import { PinGate } from '../../entities/member/pin-gate.tsx'
import { usePhase } from '../../core/session/use-phase.ts'
import { MembersOnly } from '../../features/account/members-only.tsx'
import { Favourites, Recent } from '../../features/game-lists/account-games-view.tsx'
import { SkeletonGrid } from '../../features/game-lists/skeleton-grid.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

const waiting = <SkeletonGrid count={6} />

/** ROUTE-12, ROUTE-20: a member's favourites, or the games opened most recently. */
export const Component = () => {
  const { t } = useLanguage()
  const isRecent = useLocation().pathname.toLowerCase() === '/recent'
  const title = t(isRecent ? 'common.recentlyPlayed' : 'common.favourites')
  return (
    <>
      <PageHead
        title={title}
        description={t(isRecent ? 'page.recentText' : 'page.favouritesText')}
      />
      <h1 className={styles['title']}>{title}</h1>
      <BrowserOnly fallback={waiting}>
        <OfMember isRecent={isRecent} />
      </BrowserOnly>
    </>
  )
}

const OfMember = ({ isRecent }: { readonly isRecent: boolean }) => {
  const phase = usePhase()
  const { memberInfo } = useSession()
  if (phase === 'restoring') return waiting
  if (phase !== 'member' || !memberInfo)
    return <MembersOnly phase={phase === 'trial' ? 'trial' : 'guest'} heading="h2" />
  return (
    <PinGate>
      {isRecent ? <Recent memberId={memberInfo.id} /> : <Favourites memberId={memberInfo.id} />}
    </PinGate>
  )
}
