import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { to } from '../../core/router/to.ts'
import { LevelCard } from './level-card.tsx'
import { PartState } from './common/part-state.tsx'
import { HistoryPart } from './parts/history-part.tsx'
import { PasskeysPart } from './parts/passkeys-part.tsx'
import { SessionsPart } from './parts/sessions-part.tsx'
import { overviewQuery, type SecurityOverview } from './common/queries.ts'
import { AccessSection } from './sections/access-section.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { DevicesSection } from './sections/devices-section.tsx'
import { EndSection } from './sections/end-section.tsx'
import { ExclusionSection } from './sections/exclusion-section.tsx'
import { ProfileSection } from './sections/profile-section.tsx'
import styles from './common/security.module.css'
import { useText } from '../../core/language/use-text.ts'

/** Page `securityCenter`: an overview of the account, or one part of it by `part` in the address. */
const SecurityCenter = () => {
  const part = useSearchParams()[0].get('part')
  switch (part) {
    case 'sessions':
      return <Part of={<SessionsPart />} />
    case 'history':
      return <Part of={<HistoryPart />} />
    case 'passkeys':
      return <Part of={<PasskeysPart />} />
    default:
      return <Overview />
  }
}
// The member page loads it with React.lazy, which needs a default export.
export default SecurityCenter

const Part = ({ of }: { readonly of: ReactNode }) => {
  const t = useText('security')
  return (
    <div className={styles['part']}>
      <Link to={to.member('securityCenter')} className={styles['backLine']}>
        <ArrowLeft size={17} aria-hidden="true" />
        {t('common.myAccount')}
      </Link>
      {of}
    </div>
  )
}

const Overview = () => {
  const query = useQuery(overviewQuery())
  const { data: overview } = query
  if (!overview) return <PartState query={query} height={640} />
  return (
    <div className={styles['center']}>
      {overview.requiredAction !== null && <RequiredAction action={overview.requiredAction} />}
      <LevelCard overview={overview} />
      <ProfileSection profile={overview.profile} />
      <ContactSection overview={overview} />
      <AccessSection overview={overview} />
      <DevicesSection />
      <ExclusionSection />
      <EndSection />
    </div>
  )
}

/** The required action that this session must complete first. */
const RequiredAction = ({
  action,
}: {
  readonly action: NonNullable<SecurityOverview['requiredAction']>
}) => {
  const t = useText('security')
  return (
    <p className={styles['required-action']} role="alert">
      <TriangleAlert size={22} aria-hidden="true" />
      {t(`requiredAction.${action}`)}
    </p>
  )
}
