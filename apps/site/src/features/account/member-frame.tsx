import { buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { Link } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { to } from '../../core/router/to.ts'
import { frameTextOf, memberPages, type FramePageName } from './member-pages.ts'
import { useMemberText } from './use-member-text.ts'

/** A page whose part of the platform is not open yet: says so, what will stand there, and goes on. */
export const MemberFrame = ({ page }: { readonly page: FramePageName }) => {
  const t = useMemberText()
  return (
    <EmptyState
      picture={drawingUrl(memberPages[page].drawing, 192)}
      title={t('member.notOpen')}
      text={t(frameTextOf(page))}
      action={
        <Link to={to.gameList('hot')} className={buttonClass('plain')}>
          {t('member.toGames')}
        </Link>
      }
    />
  )
}
