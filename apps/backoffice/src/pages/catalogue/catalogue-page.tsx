import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { GamesTab } from './games-tab.tsx'

const CapsTab = lazyPart(async () => (await import('./caps-tab.tsx')).CapsTab)
const FreeRoundsTab = lazyPart(async () => (await import('./free-rounds-tab.tsx')).FreeRoundsTab)
const RoomsTab = lazyPart(async () => (await import('./rooms-tab.tsx')).RoomsTab)
const RowsTab = lazyPart(async () => (await import('./rows-tab.tsx')).RowsTab)
const VendorsTab = lazyPart(async () => (await import('./vendors-tab.tsx')).VendorsTab)

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
