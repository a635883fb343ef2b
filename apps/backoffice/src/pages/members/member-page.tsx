import type { MemberPage as Shown } from '@trevo/contract/ops/members/members.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useT } from '../../core/texts.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { PartLoading, RecordFailed } from '../../shell/page-states.tsx'
import { MemberHead } from './member-head.tsx'
import styles from './member.module.css'
import { Overview } from './overview.tsx'
import { PermissionStrip } from './permission-strip.tsx'
import { memberQuery } from './use-members.ts'

const LimitsTab = lazyPart(async () => (await import('./limits/limits-tab.tsx')).LimitsTab)
const NotesTab = lazyPart(async () => (await import('./notes-tab.tsx')).NotesTab)
const RecordsTab = lazyPart(async () => (await import('./records-tab.tsx')).RecordsTab)
const WhyTab = lazyPart(async () => (await import('./why-tab.tsx')).WhyTab)
const SecurityTab = lazyPart(async () => (await import('./security-tab.tsx')).SecurityTab)

const tabs = [
  'overview',
  'why',
  'money',
  'rounds',
  'bets',
  'rewards',
  'limits',
  'security',
  'notes',
] as const
type TabName = (typeof tabs)[number]

const TabContent = ({ tab, page }: { readonly tab: TabName; readonly page: Shown }) => {
  const { memberId } = page.member
  switch (tab) {
    case 'overview':
      return <Overview page={page} />
    case 'why':
      return <WhyTab memberId={memberId} />
    case 'money':
      return (
        <RecordsTab memberId={memberId} kinds={['deposits', 'withdrawals', 'entries']} key={tab} />
      )
    case 'rounds':
      return <RecordsTab memberId={memberId} kinds={['rounds']} key={tab} />
    case 'bets':
      return (
        <RecordsTab memberId={memberId} kinds={['slips', 'tickets', 'scratchcards']} key={tab} />
      )
    case 'rewards':
      return <RecordsTab memberId={memberId} kinds={['rewards']} key={tab} />
    case 'limits':
      return <LimitsTab page={page} />
    case 'security':
      return <SecurityTab page={page} />
    case 'notes':
      return <NotesTab memberId={memberId} />
  }
}

const Opened = ({ page }: { readonly page: Shown }) => {
  const t = useT()
  const { values, change } = useAddress({ tab: readOneOf(tabs) })
  const tab = values.tab ?? 'overview'
  const countOf: Partial<Record<TabName, number>> = {
    notes: page.noteCount,
    security: page.sessionCount,
  }
  return (
    <div className={styles['page']}>
      <MemberHead page={page} />
      <div className={styles['tabs']}>
        <Tabs
          label={t('members.tabs')}
          tabs={tabs.map((value) => ({
            value,
            text: t(`members.tab.${value}`),
            ...(countOf[value] !== undefined && { count: countOf[value] }),
          }))}
          value={tab}
          onChange={(value) => change({ tab: value === 'overview' ? '' : value })}
        />
      </div>
      <PermissionStrip permissions={page.permissions} />
      <TabContent tab={tab} page={page} />
    </div>
  )
}

/** One member in 360 degrees. */
export const MemberPage = () => {
  const { memberId = '' } = useParams()
  const { data, isPending, error } = useQuery(memberQuery(memberId))
  if (isPending) return <PartLoading />
  if (!data) return <RecordFailed error={error} />
  return <Opened page={data} />
}
