import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { usePublicStore } from '../../entities/member/public-store.ts'
import { to } from '../../core/router/to.ts'
import { requireAccount } from '../../core/session/require-login.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './home.module.css'
import { referralTarget, showsReferral, vipTarget, type Visitor } from './quick-tiles.ts'

/** HOME-3..6: invite, bonus, VIP. */
export const QuickTiles = () => {
  const { t } = useLanguage()
  const session = useSession()
  const { availablePromo, hasVip } = usePublicStore()
  const visitor: Visitor = {
    phase: phaseOf(session),
    isAgent: session.isAgent,
    referralEnabled: availablePromo.REFERRAL.enabled,
    hasVip,
  }
  return (
    <nav className={styles['quick']} aria-label={t('home.quick')}>
      {showsReferral(visitor) && (
        <QuickTile
          hue={150}
          drawing="handshake"
          href={referralTarget(visitor)}
          title={t('home.invite')}
          text={t('home.inviteText')}
        />
      )}
      <QuickTile
        hue={40}
        drawing="wrapped-gift"
        href={to.member('rewardCenter')}
        title={t('common.rewards')}
        text={t('home.bonusText')}
      />
      <QuickTile
        hue={295}
        drawing="crown"
        href={vipTarget(visitor)}
        title={t('home.vip')}
        text={t('home.vipText')}
      />
    </nav>
  )
}

const QuickTile = ({
  hue,
  drawing,
  href,
  title,
  text,
}: {
  hue: number
  drawing: string
  href: string
  title: string
  text: string
}) => {
  const { t } = useLanguage()
  return (
    <Link
      to={href}
      // A custom property, which React's type does not list.
      style={{ '--hue': hue } as CSSProperties}
      onClick={(event) => {
        if (!requireAccount(t('common.registerFirst'))) event.preventDefault()
      }}
    >
      <img src={drawingUrl(drawing, 96)} alt="" width="48" height="48" loading="lazy" />
      <span>
        {title}
        <small>{text}</small>
      </span>
    </Link>
  )
}
