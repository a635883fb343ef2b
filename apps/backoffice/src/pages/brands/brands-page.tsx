import { listSmsBudgets } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { AvailabilityTab } from './availability-tab.tsx'
import { ContactsTab } from './contacts-tab.tsx'
import { ModulesTab } from './modules-tab.tsx'
import { RegisterTab } from './register-tab.tsx'
import { SectionForm } from './section-form.tsx'
import { access, domains, jackpot, lotteries, notices, phone, profile } from './section-specs.ts'
import { useBrand } from './use-brand.ts'

const tabNames = [
  'availability',
  'modules',
  'register',
  'contacts',
  'domains',
  'profile',
  'notices',
  'phone',
] as const
type TabName = (typeof tabNames)[number]

const Fixed = () => {
  const t = useT()
  const brand = useBrand()
  return (
    <Panel title={t('brands.fixed')}>
      <FactList
        items={[
          { label: t('brands.merchant'), value: brand.merchant },
          { label: t('word.currency'), value: brand.currency },
          { label: t('brands.timeZone'), value: brand.timeZone },
          { label: t('brands.wallet'), value: t(brand.isSingleWallet ? 'word.yes' : 'word.no') },
          { label: t('brands.agentTypes'), value: brand.agentTypes.join(', ') },
          { label: t('brands.trialTypes'), value: brand.trialTypes.join(', ') },
        ]}
      />
    </Panel>
  )
}

/** Text messages of today by dialling prefix, for who may read it. */
const SmsToday = () => {
  const t = useT()
  const mayRead = useRight('system.read') !== undefined
  const { data } = useQuery({
    queryKey: ['sms budgets'],
    queryFn: () => ask(listSmsBudgets),
    enabled: mayRead,
    refetchInterval: 30_000,
  })
  if (!data) return null
  return (
    <Panel title={t('brands.phone.today')}>
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('brands.phone.prefix')}</th>
            <th scope="col" className="o-number">
              {t('word.count')}
            </th>
            <th scope="col" className="o-number">
              {t('word.limit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.budgets.map(({ prefix, sentCount, countMax }) => (
            <tr key={prefix ?? ''}>
              <td>{prefix ?? t('brands.phone.whole')}</td>
              <td className="o-number">{sentCount}</td>
              <td className="o-number">{countMax}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const TabContent = ({ tab }: { readonly tab: TabName }) => {
  switch (tab) {
    case 'availability':
      return <AvailabilityTab />
    case 'modules':
      return <ModulesTab />
    case 'register':
      return <RegisterTab />
    case 'contacts':
      return <ContactsTab />
    case 'domains':
      return (
        <>
          <SectionForm spec={domains} />
          <SectionForm spec={access} />
        </>
      )
    case 'profile':
      return (
        <>
          <SectionForm spec={profile} />
          <SectionForm spec={lotteries} />
          <SectionForm spec={jackpot} />
          <Fixed />
        </>
      )
    case 'notices':
      return <SectionForm spec={notices} />
    case 'phone':
      return (
        <>
          <SectionForm spec={phone} />
          <SmsToday />
        </>
      )
    default:
      return tab satisfies never
  }
}

/** Everything that is data about the operator's brand, in parts. */
export const BrandsPage = () => {
  const t = useT()
  const brand = useBrand()
  const { values, change } = useAddress({ tab: readOneOf(tabNames) })
  const tab = values.tab ?? 'availability'
  return (
    <Page
      title={brand.profile.name}
      note={brand.merchant}
      aside={
        <Link className="o-btn" to="/brands/cashier">
          {t('brands.cashier')}
        </Link>
      }
      bar={
        <Tabs
          label={t('brands.tabs')}
          tabs={tabNames.map((value) => ({ value, text: t(`brands.tab.${value}`) }))}
          value={tab}
          onChange={(next) => change({ tab: next })}
        />
      }
    >
      <TabContent key={tab} tab={tab} />
    </Page>
  )
}
