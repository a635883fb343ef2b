import { useQuery } from '@tanstack/react-query'
import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { useSearchParams } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { ContractLine } from './contract-line.tsx'
import styles from './contracts.module.css'
import { OfferForm } from './offer-form.tsx'
import { contractsQuery, type ContractList } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

const tabs = ['own', 'downline', 'offer'] as const
type Tab = (typeof tabs)[number]

/** The open tab is in the address. */
const useTab = (): [Tab, (tab: Tab) => void] => {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'own'
  const choose = (next: Tab) =>
    setParams(
      (before) => {
        before.set('tab', next)
        return before
      },
      { preventScrollReset: true },
    )
  return [tab, choose]
}

/** Contracts of one type: the agent's own, those given to agents below, and the form for an offer. */
export const ContractsPage = ({ contractType }: { readonly contractType: ContractType }) => {
  const t = useText('contracts')
  const [tab, setTab] = useTab()
  const query = useQuery(contractsQuery(contractType))
  if (!query.data) {
    return <NotLoaded query={query} height={360} text={t('loadFailedText')} />
  }
  const { data } = query
  const panels = {
    own: <Own contracts={data.own} />,
    downline: <Downline list={data} />,
    offer: <OfferForm contractType={contractType} list={data} onSent={() => setTab('downline')} />,
  }
  return (
    <div className={styles['page']}>
      <Tabs
        label={t(`page.${contractType}`)}
        value={tab}
        onChange={setTab}
        items={tabs.map((key) => ({
          key,
          label: t(key),
          panel: <div className={styles['panel']}>{panels[key]}</div>,
        }))}
      />
    </div>
  )
}

const Own = ({ contracts }: { readonly contracts: readonly Contract[] }) => {
  const t = useText('contracts')
  if (contracts.length > 0) {
    return contracts.map((one) => <ContractLine key={one.id} contract={one} side="receiver" />)
  }
  return <Empty drawing="handshake" title={t('ownNone')} text={t('ownNoneText')} />
}

const Downline = ({ list }: { readonly list: ContractList }) => {
  const t = useText('contracts')
  if (list.downline.length === 0) {
    return <Empty drawing="memo" title={t('downlineNone')} />
  }
  return (
    <>
      <p className={styles['count']}>
        {t('downlineCount', { used: list.usedContracts, total: list.totalContracts })}
      </p>
      {list.downline.map((one) => (
        <ContractLine key={one.id} contract={one} side="giver" />
      ))}
    </>
  )
}
