import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { RedemptionPanel } from './redemption-panel.tsx'
import { RedemptionTable } from './redemption-table.tsx'
import { ReferralPanel } from './referral-panel.tsx'
import { ReferralTable } from './referral-table.tsx'
import { tabs, useLoyaltyAddress } from './use-loyalty.ts'

/** What loyalty asks of an operator: exchanged points that wait for a hand, and friends that are held. */
export const LoyaltyPage = () => {
  const t = useT()
  const of = useLoyaltyAddress()
  const { tab, row, change } = of
  const close = () => change({ row: '' })
  return (
    <Page
      title={t('office.loyalty')}
      isTable
      bar={
        <Tabs
          label={t('loyalty.which')}
          tabs={tabs.map((value) => ({ value, text: t(`loyalty.tab.${value}`) }))}
          value={tab}
          onChange={(value) => change({ tab: value === 'redemptions' ? '' : value, row: '' })}
        />
      }
      panel={
        row &&
        (tab === 'redemptions' ? (
          <RedemptionPanel key={row} of={of} id={row} onClose={close} />
        ) : (
          <ReferralPanel key={row} of={of} id={row} onClose={close} />
        ))
      }
    >
      {tab === 'redemptions' ? <RedemptionTable of={of} /> : <ReferralTable of={of} />}
    </Page>
  )
}
