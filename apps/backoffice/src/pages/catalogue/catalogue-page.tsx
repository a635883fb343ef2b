import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { CapsTab } from './caps-tab.tsx'
import { FreeRoundsTab } from './free-rounds-tab.tsx'
import { GamesTab } from './games-tab.tsx'
import { RoomsTab } from './rooms-tab.tsx'
import { RowsTab } from './rows-tab.tsx'
import { VendorsTab } from './vendors-tab.tsx'

const tabNames = ['games', 'rows', 'vendors', 'caps', 'rounds', 'rooms'] as const

/** What the brand offers: games, their rows and order, vendors with feeds, payout caps, free rounds. */
export const CataloguePage = () => {
  const t = useT()
  const { values, change } = useAddress({ tab: readOneOf(tabNames) })
  const tab = values.tab ?? 'games'
  const tabs = (
    <Tabs
      label={t('office.catalogue')}
      tabs={tabNames.map((value) => ({ value, text: t(`catalogue.tab.${value}`) }))}
      value={tab}
      onChange={(next) => change({ tab: next })}
    />
  )
  if (tab === 'games') return <GamesTab tabs={tabs} />
  return (
    <Page title={t('office.catalogue')} bar={tabs}>
      {tab === 'rows' && <RowsTab />}
      {tab === 'vendors' && <VendorsTab />}
      {tab === 'caps' && <CapsTab />}
      {tab === 'rounds' && <FreeRoundsTab />}
      {tab === 'rooms' && <RoomsTab />}
    </Page>
  )
}
