import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { groupNames } from './setting-groups.ts'
import { SettingsForm } from './settings-form.tsx'

const groupTexts = {
  withdrawals: 'office.payouts',
  deposits: 'office.deposits',
  held: 'cashier.group.held',
} as const

/** Settings and thresholds of the brand's cashier; each change is approved by a second person. */
export const CashierPage = () => {
  const t = useT()
  const { values, change } = useAddress({ tab: readOneOf(groupNames) })
  const group = values.tab ?? 'withdrawals'
  return (
    <Page
      title={t('office.cashier')}
      note={t('cashier.note')}
      bar={
        <Tabs
          label={t('cashier.groups')}
          tabs={groupNames.map((value) => ({ value, text: t(groupTexts[value]) }))}
          value={group}
          onChange={(value) => change({ tab: value === 'withdrawals' ? '' : value })}
        />
      }
    >
      <SettingsForm key={group} group={group} />
    </Page>
  )
}
