import { Suspense } from 'react'
import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { RedemptionPanel } from './redemption-panel.tsx'
import { RedemptionTable } from './redemption-table.tsx'
import { ReferralPanel } from './referral-panel.tsx'
import { ReferralTable } from './referral-table.tsx'
import { DocumentTab } from './settings/document-tab.tsx'
import { FreeGameTab } from './settings/free-game-tab.tsx'
import { MallEditor } from './settings/mall-editor.tsx'
import { MallList } from './settings/mall-list.tsx'
import { MissionEditor } from './settings/mission-editor.tsx'
import { MissionList } from './settings/mission-list.tsx'
import { OddsTab } from './settings/odds-tab.tsx'
import { tabs, useLoyaltyAddress, type LoyaltyAddress } from './use-loyalty.ts'

const Content = ({ of }: { readonly of: LoyaltyAddress }) => {
  const { tab, row } = of
  switch (tab) {
    case 'redemptions':
      return <RedemptionTable of={of} />
    case 'referrals':
      return <ReferralTable of={of} />
    case 'missions':
      return row ? <MissionEditor of={of} id={row} /> : <MissionList of={of} />
    case 'mall':
      return row ? <MallEditor of={of} id={row} /> : <MallList of={of} />
    case 'odds':
      return <OddsTab of={of} />
    case 'freeGame':
      return <FreeGameTab />
    default:
      return <DocumentTab name={tab} />
  }
}

/** What members are given for play: what waits for a hand, and every setting. */
export const LoyaltyPage = () => {
  const t = useT()
  const of = useLoyaltyAddress()
  const { tab, row, change } = of
  const close = () => change({ row: '' })
  const isQueue = tab === 'redemptions' || tab === 'referrals'
  const isList = isQueue || (!row && (tab === 'missions' || tab === 'mall'))
  return (
    <Page
      title={t('office.loyalty')}
      isTable={isList}
      bar={
        <Tabs
          label={t('loyalty.which')}
          tabs={tabs.map((value) => ({ value, text: t(`loyalty.tab.${value}`) }))}
          value={tab}
          onChange={(value) =>
            change({ tab: value === 'redemptions' ? '' : value, row: '', part: '' })
          }
        />
      }
      panel={
        row &&
        isQueue &&
        (tab === 'redemptions' ? (
          <RedemptionPanel key={row} of={of} id={row} onClose={close} />
        ) : (
          <ReferralPanel key={row} of={of} id={row} onClose={close} />
        ))
      }
    >
      <Suspense fallback={<PartLoading />}>
        <Content of={of} />
      </Suspense>
    </Page>
  )
}
